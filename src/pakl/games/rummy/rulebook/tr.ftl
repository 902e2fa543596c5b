### Rommé oyununun kuralları, oyuncular için.

idea = Kartlarını setler ve seriler hâlinde diğerlerinden önce aç – ve son atış için bir kart sakla.

section-1 = Kombinasyonlar

clause-rummy-1 = İki ile altı kişi arasında, 110 kartla oynanır: 52’lik iki deste ve altı joker.
clause-rummy-2 = Bir kombinasyon en az üç karttır. Ya seridir, yani aynı renkten birbirini izleyen kartlar, ya da settir, yani farklı renklerden aynı değerde kartlar.
clause-rummy-3 = Bir renkte kartlar şöyle sıralanır: as, 2, 3, 4, 5, 6, 7, 8, 9, 10, vale, kız, papaz, as. Yani as ya 2’den önce ya da papazdan sonra gelir.
clause-rummy-4 = Seri başa dönmez: papaz, as, 2 seri değildir.
clause-rummy-5 = Bir sette her renk yalnız bir kez bulunur.
clause-rummy-6 = “Karışık setler” üzerinde anlaşırsanız aynı kart bir sette iki kez bulunabilir, örneğin iki kupa kızı.

section-2 = Dağıtım ve hamle

clause-rummy-7 = Dağıtan, herkese saat yönünde birer birer 13 kart dağıtır. Kalanlar çekme destesidir. Bu destenin en üstteki kartı açılır ve atma destesini başlatır.
clause-rummy-8 = Dağıtanın solundaki oyuncu başlar, çekme destesinden bir kart çeker ve bir kart atar. Sonra sıradaki oyuncu aynısını yapar, böyle sürer.
clause-rummy-9 = Çekme destesinden çekmek yerine, senden önceki oyuncunun attığı kartı alabilirsin.
clause-rummy-10 = Turun ilk hamlesinde kart, çekme destesinden çekilir. Atma destesinden alınan kart aynı hamlede atılamaz. Elinde önceden aynı karttan varsa onu atabilirsin; ikisinden birini açarsan bu, az önce aldığındır.
clause-rummy-11 = Her hamle bir kart atılarak biter.

section-3 = El açma ve sonrası

clause-rummy-12 = El açma: açtığın ilk kombinasyon en az 40 puan, ya da “El açma puanı” ayarındaki kadar etmelidir. Ondan sonra, aynı hamlede de, daha küçüklerini açabilirsin.
clause-rummy-13 = Açılan as 10 puan eder, ama 2’den önce 1, papazdan sonra 11; 10, vale, kız ve papaz 10 puan, diğer kartlar üstlerindeki sayı kadar eder.
clause-rummy-14 = “El açma” ayarında 40 puana neyin ulaşması gerektiği konusunda anlaşırsınız. “yalnız ilk kombinasyonla”, olağan ayar: ilk kombinasyonun, o hamlede ona eklediklerinle birlikte. “o hamledeki bütün kombinasyonlarla”: el açtığın hamlede açtığın her şey birlikte. Joker, yerini tuttuğu kart kadar sayılır. Aynı hamlede el açışındaki bir kombinasyona eklediğin kart da sayılır; başka kombinasyonlara eklediklerin sayılmaz – yalnız ilk kombinasyonla açılıyorsa, kendi sonraki kombinasyonlarına eklediklerin bile sayılmaz. Bu hamlede 40 puana ulaşmadan da başka kombinasyonlara ekleyebilir ya da joker değiştirebilirsin; ama o zaman hamleni yalnız elden Rommé ile ya da bunu geri aldıktan sonra bitirebilirsin.
clause-rummy-15 = El açtıktan sonra, aynı hamlede de, kendi kombinasyonlarına ve diğerlerininkine kart ekleyebilirsin.
clause-rummy-16 = Joker her kartın yerini tutar. Açan, hangi kartın yerine koyduğunu söyler.
clause-rummy-17 = Masadaki bir jokerin yerini tuttuğu kart sendeyse onu jokerin yerine koyup jokeri alabilirsin.
clause-rummy-18 = Bunu ancak el açtıktan sonra ya da elden Rommé’de yapabilirsin. Joker eline geçer; hemen kullanabilir ya da elinde tutabilirsin.
clause-rummy-19 = Bir kombinasyonda joker olmayan en az bir kart bulunur. Seri en çok 14 karttır, astan asa. Set en çok dört karttır; karışık set en çok sekiz karttır, içinde aynı kart en çok iki kez bulunur ve joker, yerini tuttuğu kart sayılır. Masadaki kombinasyonlar hiçbir zaman bölünmez, birleştirilmez, yeniden düzenlenmez. Seri yalnız uçlarından büyür; iki uca da uyan as yüksek uca gider.
clause-rummy-27 = Bu hamlede son açtığını, eklediğini ya da değiştirdiğini, adım adım, çekişine kadar geri alabilirsin; çekişin kendisi geri alınamaz. Bununla kimse gizli bir şey öğrenmez. El açmaya başladıysan, elden Rommé ile bitmedikçe, hamlen gereken puana ulaşmadan bitemez (RUMMY-12, RUMMY-14) – yani her zaman ya kart atabilir ya da bir adım geri alabilirsin.
clause-rummy-28 = Joker atılabilir ve atma destesinden alınabilir. “El açma puanı” 0 olsa bile el açmak için en az bir kendi kombinasyonun gerekir.

section-4 = Bitirme

clause-rummy-20 = Son kart atılmak zorundadır, bu yüzden son kartını hiçbir zaman açamazsın. Son kartını atan “Rommé” der ve turu kazanır.
clause-rummy-21 = Diğerleri ellerinde kalan kartları eksi puan olarak toplar: joker 20, as 11, gerisi RUMMY-13’teki gibi.
clause-rummy-22 = Elden Rommé: ilk kez kart açtığın hamlede bitirirsen diğerlerinin eksi puanları iki kat sayılır. Kartlarının kaç puan ettiği önemli değildir: ilk kombinasyonlar 40 puanın altında olabilir.
clause-rummy-23 = Elden Rommé’de set ve seri açabilir, diğerlerinin kombinasyonlarına kart ekleyebilirsin.
clause-rummy-24 = O zaman da son kart atılmak zorundadır.
clause-rummy-25 = Çekme destesi bitince atma destesi, üstteki kartı dışında karıştırılır ve yeni çekme destesi olur. Bu, biri oradan çekmek isteyince olur; onun yerine atma destesinin üst kartı yine alınabilir. Bu, bir turda altıncı kez olacağı zaman tur kazananı olmadan biter ve herkes elindekileri sayar. 1.000 hamle sürmüş bir tur da böyle biter.
clause-rummy-26 = “Maç” ayarında ya tur sayısını, genellikle bir, ya da birinin belirli bir eksi puana, örneğin 500’e ulaşmasına kadar oynamayı kararlaştırırsınız. Dağıtma sırası sola geçer. En az eksi puanı olan kazanır; eşitler dereceyi paylaşır.
