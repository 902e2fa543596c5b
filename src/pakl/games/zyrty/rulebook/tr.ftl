### Zyrty oyununun kuralları, oyuncular için.

idea = Elindekileri, 50’ye tırmanan ya da 0’a inen tek bir yığına boşalt – üstelik yığın hiç beklemediğin anda geri döner.

section-1 = Dağıtım

clause-zyrty-1 = İki ile on kişi arasında, 108 kartla oynanır: 1’den 49’a kadar sayılar ikişer kez (sıradan kartlar) ve özel kartlar: dört 0, dört 50 ve iki Z. 11, 22, 33 ve 44, +2 kartlarıdır. İki oyuncuyla herkese 10 kart dağıtılır, üç oyuncuyla 9, dörtle 8, beşle 7, altıyla 6, yediyle 5, sekiz ila on oyuncuyla 4.
clause-zyrty-2 = Kimin dağıtacağını ve “Oyun yönü” ayarında, saat yönünde mi tersine mi oynanacağını kararlaştırırsınız. O yönde dağıtandan sonra gelen oyuncu başlar.
clause-zyrty-3 = Kalanlar çekme destesidir. En üstteki kartı açılır ve yığını başlatır. 26 ya da daha yüksekse yığın 0’a doğru aşağı, değilse 50’ye doğru yukarı gider.
clause-zyrty-4 = İlk kart Z ise sayılmaz: üstüne başka bir kart açılır.
clause-zyrty-5 = İlk kart bir +2 kartıysa kendi başına etkisi yoktur: üstü örtülene kadar uyur. Ama uyandırılabilir: üstüne bir +2 kartı oynarsan iki kart da sonraki oyuncuyu vurur. Bu, yığının yönüne ve moda uyan sıradan bir hamledir; +2 kartıyla başlayan bir yankı ya da çift de onu uyandırır.

section-2 = Hamle

clause-zyrty-6 = Sıran gelince yığını kendi yönünde ilerleten bir kart oynarsın.
clause-zyrty-7 = “Mod” ayarı “akıcı: en yakın kart oynanmalı” ise bu, elinde yığının sayısına en yakın olan kart olmalıdır. Örnek: yığın 30’da ve aşağı gidiyor, elinde 27, 16 ve 5 var – 27’yi oynamak zorundasın.
clause-zyrty-8 = “taktik: o yöndeki herhangi bir kart” ise elindeki, yığının sayısının o yanında kalan herhangi bir kart olabilir. Örnek: yığın 30’da ve aşağı gidiyor, elinde 27, 16 ve 5 var – herhangi birini oynayabilirsin.
clause-zyrty-9 = Hiçbir kartın uymuyorsa çekme destesinden bir kart çekmek zorundasın. Ama 0, 50 ve Z, sıran geldiğinde her zaman oynanabilir.
clause-zyrty-10 = Çekmek hamleni bitirir; ondan sonra bir şey oynanmaz. Uyan sıradan bir kartın varsa çekemezsin. Öyle bir kartın yok ama özel bir kartın varsa onu oynayabilir ya da çekebilirsin.
clause-zyrty-11 = 50, yığını aşağı döndürür, 50’den 0’a. 0, yukarı döndürür, 0’dan 50’ye. Z, 0 ya da 50 olarak oynanır; oynayan hangisi olduğunu söyler.

section-3 = +2 kartları

clause-zyrty-12 = Bir +2 kartından (11, 22, 33, 44) sonra gelen oyuncu ya iki kart çekmek ya da kendisi de bir +2 kartı oynamak zorundadır. O zaman bütün ceza, iki kart artmış olarak, ondan sonrakine geçer; böyle sürer.
clause-zyrty-13 = Karşılık olarak oynanan +2 kartı yığının yönüne uymak zorunda değildir, yön de olduğu gibi kalır. Örnek: yığın 23’te ve yukarı gidiyor; biri 33 oynar, sonraki oyuncu 11 ile karşılık verebilir.
clause-zyrty-14 = Cezayı alan hamlesini kaybeder; ceza biter ve yığın üstteki sayısından sürer. Cezaya 0, 50 ya da Z ile karşılık verilemez. Karşılığı ne yön ne mod bağlar; karşılık bir çift de olabilir, o zaman dört kart ekler. Ceza çekilebilecek olandan büyükse ne varsa hepsini çekersin ve ceza biter.

section-4 = Aynı anda iki kart

clause-zyrty-15 = Yankı: yığının sayısına eşit bir kartı, yöne ve moda uyan ikinci bir kartla birlikte oynayabilirsin. Örnek: yığın 25’te ve yukarı gidiyor – 25’i ve hemen ardından 26’yı oynarsın. Bu hiçbir zaman zorunlu değildir.
clause-zyrty-16 = Yankının ikinci kartı, o sayının üstüne tek başına oynayabileceğin herhangi bir kart olabilir: uyan sıradan bir kart ya da özel bir kart. Eşit bir kart tek başına oynanamaz; yalnız 0’a 0 ve 50’ye 50 oynanabilir. 0’ın ya da 50’nin üstünde yankı bir Z olabilir. Bir hamlede ikiden çok kart oynanamaz. Cezaya yankıyla karşılık verilemez. Yankıdaki +2 kartı, ilk de olsa ikinci de olsa, etkisini gösterir.
clause-zyrty-17 = Çift: tıpatıp aynı iki kart birlikte oynanabilir; 0, 50, Z ve +2 kartları da. +2 kartlarından bir çift dört sayılır.
clause-zyrty-18 = Ama hiçbir zaman üç eşit sayı art arda gelemez, birkaç hamleye yayılsa da. Örnek: yığında 50 duruyorsa iki tane daha oynayamazsın.
clause-zyrty-19 = Z, hangi sayı olarak oynandıysa o sayılır; bir çiftteki iki Z de aynı sayı olarak oynanır. Akıcı modda çift, yığına en yakın sayıdan olmalıdır.

section-5 = Oyunun sonu

clause-zyrty-20 = Oyun 0, 50 ya da Z ile bitirilemez.
clause-zyrty-21 = Elindeki son kartı ilk oynayan kazanır ve oyun biter.
clause-zyrty-22 = Bu bir +2 kartıysa oyun yine de hemen biter; kimse onun için çekmez.
clause-zyrty-23 = Diğerleri kartlarını sayar: Z 3 puan, iki basamaklı sayı (50 de) 2 puan, tek basamaklı sayı (0 da) 1 puan eder. En çok puanı olan sonuncu olur.
clause-zyrty-24 = Puanlar eşitse kartı az olan öne geçer. O da eşitse, yüksek sayılı kartı daha çok olan geride kalır. Ondan sonra her biri çekme destesinden bir kart çeker ve yüksek sayıyı çeken geride kalır.
clause-zyrty-25 = “Yüksek sayılı kartı daha çok olan” şu demektir: eller en yüksek karttan aşağı doğru dizilir ve sonucu ilk fark belirler; Z, 50’nin üstündedir. Sıralama için oyun sırasıyla, kazanandan sonrakinden başlayarak ve eşitlik sürdükçe yeniden çekilir; burada da en yüksek Z’dir. Bunun için deste yeniden karıştırılmaz: eşit oyunculardan daha az kart varsa dereceyi paylaşırlar.

section-6 = Kartlar bitince

clause-zyrty-26 = Çekme destesi bitmişse ve kart çekilecekse yığın, üstteki kartı ya da üstteki iki eşit kartı dışında karıştırılıp yeni çekme destesi olur. Çekecek bir şey yoksa çekmek pas geçmek demektir. Çekecek bir şey olmadığı için bütün oyuncular sırayla pas geçerse oyun biter: herkes kartlarını sayar ve en az puan kazanır (ZYRTY-23’ten ZYRTY-25’e kadar).
clause-zyrty-27 = 1.000 hamle sürmüş bir oyun da aynı biçimde biter; dikkatsiz oyuncularla taktik mod hiç bitmeyebilir.
