### Hamamböceği Diskosu oyununun kuralları, oyuncular için.

idea = Kostümlü hamamböcekleri pisti dolduruyor: herkes gizlice bir kart seçer, düşük kartlar önce alır ve koleksiyonundaki toplam en düşük olan kazanır.

section-1 = Hazırlık

clause-disco-1 = Üç ila altı oyuncu temel oyunu oynar. İki oyuncuya bir kukla katılır (DISCO-19’dan DISCO-25’e kadar).
clause-disco-2 = Her oyuncu bir rengin, değerleri 1’den 13’e kadar olan 13 kartını alır, karıştırır ve kapalı olarak önüne koyar: bu onun çekme destesidir. 13, Pistin Kralı’dır. Kimsenin oynamadığı renkler oyun dışında kalır.
clause-disco-3 = Herkes kendi destesinin en üstteki kartını açar ve piste, yani masanın ortasındaki disko topunun çevresine koyar. 13 açan, piste başka bir kart açar ve 13’ü kendi destesine geri karıştırır.
clause-disco-4 = Piste en düşük kartı koyan beraberlik kartını alır ve oyun boyunca tutar. En düşük kart birkaç kişideyse aralarından en genci alır.
clause-disco-5 = Kimin en genç sayıldığını “En genç kim” ayarı belirler. Olağan ayar olan “kura ile” seçiliyse, eşit oyunculardan biri oyunun kendi karıştırmasıyla rastgele seçilir. Orada bir yer belirtilmişse beraberlik kartını, o yerden saat yönünde sayınca eşit oyunculardan ilk gelen alır; saymaya o yerin kendisinden başlanır.
clause-disco-6 = Sonra herkes kendi destesinin üstteki üç kartını eline çeker.

section-2 = Turlar

clause-disco-7 = Bir oyun 13 turdur. İlk on iki turun her birinde elinden bir kart seçer ve kapalı olarak önüne koyarsın; ondan sonra fikrini değiştiremezsin. Herkes seçince bu kartlar birlikte açılır. Şimdilik pistten ayrı dururlar.
clause-disco-8 = Şimdi herkes pistten bir kart alır ve açık olarak kendi koleksiyonuna koyar. Önce, az önce en düşük kartı oynayan seçer, sonra bir üstünü oynayan, böyle sürer; en yükseği oynayana kalan düşer.
clause-disco-9 = Koleksiyonlar açıktır: herkes içlerindeki her kartı görür.
clause-disco-10 = Eşit kartlar oynandıysa önce beraberlik kartının sahibi gelir, sonra ona saat yönünde en yakın oturan.
clause-disco-11 = Pist boşalınca herkes bu turda oynadığı kartı piste koyar ve yeniden üç kartı olsun diye kendi destesinden bir kart çeker. Desteler bitince – 10. turdan, 1. çeşitlemede 9. turdan başlayarak – artık kimse çekmez ve ellerdeki kartlar azalır.
clause-disco-12 = 13. turda bütün eller boştur ama pist boş değildir. Beraberlik kartının sahibinin sağındaki oyuncudan başlayarak saat yönünün tersine herkes pistten dilediği bir kartı alır. Beraberlik kartının sahibi sonuncuyu alır (iki oyuncuyla sondan bir öncekini, bkz. DISCO-23).

section-3 = Kral ve eşit kostümler

clause-disco-13 = 13’ü, yani Kral’ı oynayan, pistteki bütün kartları koleksiyonuna almak zorundadır. Diğerleri, ne oynamış olurlarsa olsunlar, bu turda kart almaz. Sonra oynanan bütün kartlar, Kral da dâhil, her zamanki gibi piste geçer.
clause-disco-14 = Aynı turda birkaç kişi Kral oynarsa hepsini, DISCO-10’a göre önce gelen alır.
clause-disco-15 = Bir koleksiyonda eşit değerde iki kart olur olmaz ikisi de atılır ve oyundan çıkar.
clause-disco-16 = Eşit kartlar yalnız çift çift çıkar: üç ya da beş eşit karttan biri kalır.

section-4 = Oyunun sonu

clause-disco-17 = Son turdan sonra herkes kendi koleksiyonunda kalan değerleri toplar. En düşük toplam kazanır.
clause-disco-18 = Toplamlar eşitse DISCO-10’a göre önce gelen kazanır; diğer dereceler de böyle belirlenir.

section-5 = İki oyuncu

clause-disco-19 = Üçüncü renk kuklanındır; o, Jožin adında hayali bir misafirdir. Kartları karıştırılır ve en üstteki kartı DISCO-3’te olduğu gibi piste gider. Diğer kartları kapalı kalır.
clause-disco-20 = Kuklanın pistteki kartı beraberlik kartı için sayılmaz: kukla onu hiçbir zaman alamaz.
clause-disco-21 = Kuklanın eli yoktur ve kart oynamaz. Pistteki son kartı koleksiyonuna her zaman o alır. Sonra destesinin en üstteki kartı açılır ve pistte oynanan iki karta katılır.
clause-disco-22 = Turlar sırasında kuklanın destesinden açılan Kral’ın etkisi yoktur; yalnızca piste gider.
clause-disco-23 = 13. turda da son kartı kukla alır.
clause-disco-24 = Çiftler kuklanın koleksiyonundan da diğerlerinden olduğu gibi çıkar. Sonunda onun toplamı da sayılır ve kukla kazanabilir.
clause-disco-25 = Kukla her beraberliği kaybeder. Bir oyuncunun Kral’ı pistteki üç kartın hepsini alırsa kukla o turda hiçbir şey almaz; en üstteki kartı yine de açılır.

section-6 = 1. çeşitleme: gizli misafir

clause-disco-26 = “1. çeşitleme: her koleksiyonda bir gizli misafir” ayarıyla hazırlıkta herkes üç yerine dört kart çeker ve birini kapalı olarak kendi koleksiyonuna koyar: bu, gizli misafirdir. 13 olamaz. Kendi gizli misafirine her zaman bakabilirsin.
clause-disco-27 = O zaman oyun 12 turdur ve 12. tur, temel oyunun 13. turu gibi oynanır.
clause-disco-28 = Gizli misafirine eşit bir kart alınca ikisini çift olarak atabilirsin.
clause-disco-29 = Yoksa gizli misafirin oyunun sonunda açılır ve değeri toplamına eklenir. Sonunda artık çift oluşturmaz.
clause-disco-30 = DISCO-28’deki soru sana, az önce gizli misafirine eşit bir kart aldıysan ve bütün açık çiftler çıktıktan sonra (DISCO-15) koleksiyonunda misafire eşit açık bir kart kaldıysa sorulur. Sonraki oyuncu yanıtını bekler. Hayır dersen o kart için bir daha sorulmaz; diğerleri ne sana sorulduğunu ne de hayır dediğini öğrenir. Kuklanın gizli misafiri yoktur: destesinin bir kartı hiç açılmaz, o kadar.

section-7 = 2. çeşitleme: ayna

clause-disco-31 = “2. çeşitleme: oyuncu sayısı kadar oyun, aynayla” ayarıyla her oyuncu için bir oyun oynanır ve herkesin toplamları birbirine eklenir. Her oyun yeniden hazırlanır ve beraberlik kartı yeniden verilir. Kukla burada oyuncu sayılmaz: iki oyuncu iki oyun oynar. Onun toplamları da birbirine eklenir; maçı kazanabilir, her beraberliği ise kaybeder.
clause-disco-32 = Her oyundan sonra, o ana kadarki toplamı en yüksek olan oyuncu, sonraki oyun için aynayı koleksiyonuna alır.
clause-disco-33 = Ayna sendeyse, destenin son kartını çekmeden önce, kullanabiliyorsan kullanmak zorundasın: kendi koleksiyonundan bir kart seçer ve onu aynayla birlikte atarsın. Koleksiyonun boşsa ayna kullanılmadan atılır.
clause-disco-34 = Son oyundan sonra en düşük genel toplam kazanır.
clause-disco-35 = Aynayı daha erken, herhangi bir turun sonunda, tam çekmeden önce de kullanabilirsin. Turun sonunda önce oynanan kartlar piste geçer, sonra aynanın sahibi karar verir, sonra herkes çeker; destenin son kartı 9. turun sonunda çekilir (1. çeşitlemede 8. turun). Gizli misafir koleksiyondadır: o da aynayla atılabilir ve içinde yalnız gizli misafir olan bir koleksiyon DISCO-33 için boş değildir. En yüksek toplam birkaç kişideyse aynayı kimin alacağını DISCO-10, az önce biten oyunun beraberlik kartıyla belirler; kukla onu hiçbir zaman almaz. En sonda genel toplamlar eşitse yine DISCO-10, son oyunun beraberlik kartıyla belirler.
clause-disco-36 = İki çeşitleme birlikte de oynanabilir.
