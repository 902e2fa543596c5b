### Karma oyununun kuralları, oyuncular için.

idea = Kartlarından zamanında kurtul, çünkü biri dışında herkes kazanır: sonunda hâlâ kartı olan kaybeder.

section-1 = Hazırlık

clause-karma-1 = İki ile altı kişi arasında, 60 kartla oynanır: 1’den 16’ya kadar sayılar, her birinden üç tane; ve on iki Karma kartı, “Masadan”, “Alttan Üste”, “En Çok Beş” ve “Yığını Ver” kartlarından üçer tane.
clause-karma-2 = Herkes önüne, sıra hâlinde ve kapalı olarak üç kart alır; bunlara kimse bakamaz. Sonra herkes eline altı kart alır. Bu altı karttan üçünü seçer ve açık olarak kapalı kartlarının üstüne, her birine bir tane koyarsın; üçü elinde kalır. Herkes aynı anda seçer ve seçilenler birlikte açılır. Önündeki altı kart senin masa kartlarındır.
clause-karma-3 = Kalan kartlar çekme destesidir.
clause-karma-4 = En yaşlı oyuncu başlar. Oyun saat yönünde ilerler.
clause-karma-5 = Bunun kim olduğu “Kim başlar” ayarında belirlenebilir. Genellikle “kura ile” seçilir.

section-2 = Kart atma

clause-karma-6 = Sıran gelince ya yığına bir kart, istersen birkaç eşit kart atarsın ya da bütün yığını eline alırsın. Sonra elinde üç kart olana kadar çekersin ve sıra solundaki oyuncuya geçer.
clause-karma-7 = Yığının ilk kartı herhangi bir kart olabilir. Ondan sonra sayı, yığının üstündeki karta eşit ya da ondan yüksek olmalıdır.
clause-karma-8 = Karma kartı her sayının ve her Karma kartının üstüne atılabilir.
clause-karma-9 = Elindeki birkaç eşit kart, sayı olsun Karma kartı olsun, birlikte atılabilir.
clause-karma-10 = Masa kartlarını ancak elin boşken ve çekme destesi bittiğinde atabilirsin – bir “Masadan” kartı oynamadıkça (KARMA-19).
clause-karma-11 = Önce açık masa kartların gider; eşit olanlar birlikte atılabilir. Atılan kartın altındaki kapalı kart yerinde kalır. Kapalı kartları ancak bütün açık kartların gidince atabilirsin.
clause-karma-12 = Kapalı karta önceden bakmazsın: çevirir ve hemen atarsın. Şu anda atılamayan bir sayıysa (KARMA-7 ya da KARMA-22), o kartla birlikte bütün yığını eline alırsın.
clause-karma-13 = Yığında üç eşit kart doğrudan üst üste gelirse, kim atmış olursa olsun, bütün yığın oyundan çıkar. Üçüncüyü atan hemen yeni bir yığın başlatır.
clause-karma-14 = KARMA-13 için en üstteki üç karta, durdukları gibi bakılır; sayılar da Karma kartları da sayılır, “Alttan Üste” ile yukarı gelen kart da. Buna kart atılır atılmaz, Karma kartının etkisinden önce bakılır; o etki o zaman yanar. “Alttan Üste” bir kartı yukarı getirdiğinde yalnız bu yüzden yığın hiçbir zaman oyundan çıkmaz. Üç “Masadan” kartından sonra yeni yığın kendi masa kartlarından biriyle başlatılmalıdır (KARMA-20); masa kartın yoksa elindeki herhangi bir kartla. Elin boşsa ve çekme destesinde hâlâ kart varsa önce üçe kadar çekersin. Hiç kartın kalmadıysa oyun dışısın ve yeni yığını sonraki oyuncu başlatır.

section-3 = Yığını alma

clause-karma-15 = Kart atamıyorsan ya da atmak istemiyorsan bütün yığını eline alırsın. Sonraki oyuncu yeni bir yığın başlatır.
clause-karma-16 = Yığın yoksa kart atmak zorundasın.

section-4 = Kart çekme

clause-karma-17 = Hamlenin sonunda elinde üç kart olana kadar çekersin. Elinde üç ya da daha çok kart varsa çekmezsin. Çekme destesi bitince artık kimse çekmez.
clause-karma-18 = Elinde ve masada kartın kalmadıysa ve çekme destesi bittiyse oyun dışısın – ama güvende değilsin: “Yığını Ver” seni geri getirebilir. Oyun dışındakiler atlanır; “sonraki oyuncu” her zaman gerçekten sıradaki oyuncudur.

section-5 = Karma kartları

clause-karma-19 = “Masadan”: hemen kendi masa kartlarından birini de atmak zorundasın; KARMA-11’deki sırayla ve kart atma kurallarını bozmadan. Orada eşit kartlar dursa da tam olarak bir kart atılır. Masa kartın yoksa onun yerine elinden bir kart ya da birkaç eşit kart atarsın. Böyle bir Karma kartı atılır ya da çevrilirse etkisini gösterir; yeni bir “Masadan” bir kart daha ister. Bütün bunlar, kendisi masadan atılan “Masadan” kartı için de geçerlidir.
clause-karma-20 = İki ya da üç “Masadan” kartını birlikte atsan da ardından yalnız bir masa kartı gelir.
clause-karma-21 = Ardından gelen kart, hamlendeki ilk “Masadan” kartından önceki yığına uymalıdır; o sırada yığın yoksa her kart uyar. Uymayan kapalı kart için KARMA-12 geçerlidir. Atabileceğin açık kartlardan ya da elindekilerden hiçbiri uymuyorsa yığını alırsın. “‘Masadan’ kartından sonra ne atılabilir” ayarı “yığının önceki hâline uyan” ise böyledir; “her kart” ise her kart gelebilir. İki durumda da üstte duran bir “Masadan” kartının üzerine sonraki oyuncu her kartı atabilir. Ne masada ne elinde kartın varsa, çekme destesinde kart olsa bile hamlen biter.
clause-karma-22 = “En Çok Beş”: sonraki oyuncu 1’den 5’e kadar bir sayı ya da herhangi bir Karma kartı atmak zorundadır.
clause-karma-23 = “Alttan Üste”: hemen yığının en altındaki kartı alır ve açık olarak en üste koyarsın. Sonraki oyuncunun ne atabileceğini artık bu kart belirler.
clause-karma-24 = Yukarı gelen kart “Masadan” ya da “Alttan Üste” ise sonraki oyuncu her kartı atabilir.
clause-karma-25 = Yukarı gelen kart “En Çok Beş” ise KARMA-22 geçerlidir. Birlikte atılan birkaç “Alttan Üste” yalnız bir kartı yukarı getirir. Yığında tek başına duran bir “Alttan Üste” kendisini yukarı getirir.
clause-karma-26 = “Yığını Ver”: bu kart yığına gitmez, oyundan çıkar. Bütün yığını dilediğin başka bir oyuncuya verirsin; o da eline almak zorundadır.
clause-karma-27 = Yığın, oyun dışı kalmış bir oyuncuya da verilebilir.
clause-karma-28 = Birlikte atılan birkaç “Yığını Ver” yığını bir kez verir. Yığın yoksa hiçbir şey verilmez ve sonra da yığın olmaz; yenisini başlatması gereken sen olsan bile. Onu sonraki oyuncu başlatır.

section-6 = Oyunun sonu

clause-karma-29 = Yalnız bir oyuncunun elinde ya da masada kartı kalınca oyun biter. O oyuncu kaybeder, diğerlerinin hepsi kazanır. Buna hamle bütünüyle bitince, bütün etkilerden, yığın vermeden ve çekmeden sonra bakılır.
clause-karma-30 = Hamle, çekme dâhil, o ana kadarki her şeydir. 3.000. hamleden sonra oyun yine de biter: elinde ve masada en çok kartı olan kaybeder. Birkaç kişide eşit sayıda kart varsa, sıradaki oyuncudan başlayarak saat yönünde ilk gelen kaybeder.

section-7 = “Önsezi” çeşitlemesi

clause-karma-31 = “Önsezi: önce kendi kapalı kartlarına bak” ayarıyla, hazırlıkta açık kartlarını seçmeden önce kendi kapalı kartlarına kısaca bakabilirsin. Sonra sağındaki oyuncu onları karıştırıp geri koyar: hangi üç kart olduklarını bilirsin ama hangisinin nerede olduğunu bilmezsin.
