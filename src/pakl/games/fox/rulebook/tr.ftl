### Ormandaki Tilki oyununun kuralları, oyuncular için.

idea = Masal ormanında iki kişilik bir düello: çok löve al ama fazla da alma, çünkü açgözlü olan eve eli boş döner.

section-1 = Tur

clause-fox-1 = İki kişi, 33 kartla oynar: üç renk – çan, anahtar ve ay – ve her birinde 1’den 11’e kadar değerler.
clause-fox-2 = Maç turlardan oluşur. İlk dağıtan kura ile belirlenir; sonra sırayla dağıtırsınız.
clause-fox-3 = Dağıtan, 33 kartın hepsini karıştırır ve herkese 13 kart dağıtır. Kalan yedi kart, kapalı duran çekme destesidir. Destenin en üstteki kartı açılıp yanına konur: bu fermandır ve rengi kozdur. Destede altı kart kalır.
clause-fox-4 = Turun ilk lövesini her zaman dağıtmayan oyuncu başlatır. Önceki turun 13. lövesindeki bir Kuğu bunu değiştirmez.

section-2 = Löve

clause-fox-5 = Löveyi başlatan, elindeki herhangi bir kartı oynayabilir. Bu kartın rengi lövenin rengidir.
clause-fox-6 = Öteki oyuncu, elinde varsa, lövenin renginden bir kart oynamak zorundadır; değeri ne olursa olsun (Hükümdar’dan sonrası ayrıdır, FOX-19). O renkten kartı olmayan, istediği kartı oynayabilir.
clause-fox-7 = Lövede koz varsa löveyi en yüksek koz alır. Yoksa lövenin rengindeki en yüksek kart alır.
clause-fox-8 = Löveyi alan, iki kartı kapalı olarak önüne koyar. Kimin kaç löve aldığını ikiniz de görürsünüz, ama alınan kartlara o turda bir daha bakılamaz.
clause-fox-9 = Löveyi alan sonrakini başlatır; Kuğu başka türlüsünü söylemedikçe.
clause-fox-10 = Tur, 13 lövenin hepsi oynanana kadar sürer.

section-3 = Tek sayılı kartlar ve etkileri

clause-fox-11 = Her tek değerin bir etkisi vardır ve bu etki üç renkte de aynıdır. Etki, aşağıda belirtilen anda gerçekleşir.
clause-fox-12 = Kuğu (1): onu oynar ve löveyi kaybedersen sonrakini sen başlatırsın.
clause-fox-13 = Bir lövede iki Kuğu: sonrakini, bu löveyi kaybeden başlatır.
clause-fox-14 = Tilki (3): onu oynadığında fermanı elindeki bir kartla değiştirebilirsin. Bunu, rakibin kart seçmeden ve löveyi kimin alacağı belirlenmeden önce yaparsın; yeni fermanın rengi hemen bu lövede kozdur.
clause-fox-15 = Oduncu (5): onu oynadığında destenin en üstteki kartını çekersin, sonra elindeki herhangi bir kartı destenin altına koyarsın; bu, az önce çektiğin kart da olabilir. Tilki’de olduğu gibi bu hemen, her şeyden önce yapılır.
clause-fox-16 = Hazine (7): löveyi alan, içindeki her 7 için hemen 1 puan kazanır.
clause-fox-17 = Cadı (9): lövede tam bir tane 9 varsa, löveyi kimin alacağı belirlenirken o kart 9 değerinde bir koz sayılır. Renge uymada ise kendi renginde kalır: löve Cadı ile başlarsa onun rengi istenir; lövenin rengine uyabildiğin sürece başka renkten bir Cadı oynayamazsın.
clause-fox-18 = Bir lövedeki iki Cadı birbirini götürür: löve, etkileri yokmuş gibi belirlenir.
clause-fox-19 = Hükümdar (11): löveyi onunla başlatırsan ve rakibinde o renkten kart varsa, rakibin ya o rengin Kuğu’sunu (1) ya da o renkteki en yüksek kartını oynamak zorundadır. O renkten kartı olmayan rakip istediği kartı oynayabilir.
clause-fox-25 = 13. lövede kartını oynayınca elin boşalır. Bu yüzden Tilki’nin değiştirecek kartı yoktur; Oduncu da bir kart çeker ve aynı kartı destenin altına koyar.

section-4 = Puanlar ve maçın sonu

clause-fox-20 = Turun sonunda lövelerinin sayısına göre puan alırsın: 0–3 löve 6 puan (alçakgönüllü); 4 löve 1 puan, 5 löve 2 puan, 6 löve 3 puan (yenik); 7–9 löve 6 puan (galip); 10–13 löve 0 puan (açgözlü). Hazine puanları (FOX-16) buna eklenir.
clause-fox-21 = Maç, bir turun sonunda birinin puanı en az “Maç kaç puanda biter” ayarındaki sayıya, genellikle 21’e ulaşmışsa biter. Her tur sonuna kadar oynanır. “Tur sayısı” belirli bir sayıysa ve “biri hedefe ulaşana kadar” değilse tam o kadar tur oynanır, puan hedefinin önemi kalmaz, sonucu FOX-22 ve FOX-23 belirler.
clause-fox-22 = Puanı çok olan kazanır. Eşitlikte, son turda löve ve Hazinelerden daha çok puan alan kazanır.
clause-fox-23 = Bu da eşitse maç berabere biter.
clause-fox-24 = Önceden başka bir hedefte anlaşabilirsiniz: “Maç kaç puanda biter” ayarında 16 kısa, 35 uzun bir maç demektir; başka her sayı da olur.
