### Mau Mau oyununun kuralları, oyuncular için.

idea = Değere ya da renge uy, bütün kartlarından ilk sen kurtul – ve seslenmeyi unutma.

section-1 = Dağıtım

clause-mau-1 = İki ila altı oyuncu 32 kartlık bir desteyle oynar: dört renkte 7, 8, 9, 10, vale, kız, papaz ve as. Daha çok oyuncu iki desteyle, 64 kartla oynar. “32’lik deste sayısı” ayarında başka türlü de seçebilirsiniz: az oyuncuyla da iki deste (örneğin İtalya’da altı oyuncudan başlayarak) ya da en çok altı oyuncuya yeten bir deste.
clause-mau-1-german = İki ila altı oyuncu 32 kartlık bir desteyle oynar: dört renkte 7, 8, 9, 10, alt vale, üst vale, papaz ve as. Daha çok oyuncu iki desteyle, 64 kartla oynar. “32’lik deste sayısı” ayarında başka türlü de seçebilirsiniz: az oyuncuyla da iki deste (örneğin İtalya’da altı oyuncudan başlayarak) ya da en çok altı oyuncuya yeten bir deste.
clause-mau-2 = En çok on kişi oynayabilir.
clause-mau-3 = Dağıtan, herkese saat yönünde birer birer beş kart dağıtır. Kalanlar çekme destesidir. Bu destenin en üstteki kartı açılır ve atma destesini başlatır.
clause-mau-4 = Dağıtanın solundaki oyuncu başlar.

section-2 = Hamle

clause-mau-5 = Sıran gelince, atma destesinin üstündeki kartla aynı değerde ya da aynı renkte bir kart oynayabilirsin.
clause-mau-6 = Oynayamıyorsan bir kart çekmek zorundasın. Uyarsa onu hemen oynayabilirsin – yalnız o kartı, başkasını değil. Uymazsa sıra sonraki oyuncuya geçer. Çek usulünde, çekilen kart uyuyorsa oynanmak zorundadır.
clause-mau-7 = Oynayabiliyorsan onun yerine çekemezsin; “Oynayabilen, onun yerine çekebilir” ayarıyla çekebilirsin.
clause-mau-8 = Çekme destesi bitince atma destesi, üstteki kartı dışında karıştırılır ve yeni çekme destesi olur.
clause-mau-9 = Çekecek kart yoksa oynayamayan pas geçer; oynayabilen oynamak zorundadır. Yedili yüzünden ya da ceza olarak birkaç kart çekecek olan, ne kadar kart varsa o kadarını çeker, gerisi unutulur. Çekecek kart olmadığı için bütün oyuncular sırayla pas geçerse tur biter ve en az kartı olan kazanır; eşitler dereceyi paylaşır.

section-3 = Seslenme

clause-mau-10 = Sondan bir önceki kartını oynarken “Mau” demek zorundasın. Unutursan iki kart çekmek zorundasın, ama yalnız başka bir oyuncu fark ederse. “Son kartlarda seslenme” ayarı “kendiliğinden olur” ise bütün seslenmeler senin yerine yapılır.
clause-mau-11 = Diğerleri bunu, sonraki oyuncu hamlesini yapana kadar fark edebilir. Yakalanan iki kart çeker ve oyun sürer. Kim yaparsa yapsın, oynanan bir sonraki kartla, bir sonraki çekmeyle ya da pasla bu fırsat kaçar. Sebepsiz yere kimse yakalanamaz, gerekmeyen yerde de seslenilemez.
clause-mau-12 = Son kartını oynarken “Mau Mau” demek zorundasın. Demezsen iki kart çekmek zorundasın ve oyun sürer; oynadığın kartın etkisi geçerlidir.
clause-mau-13 = Son kartından ilk kurtulan turu kazanır.

section-4 = Yedililer

clause-mau-14 = Yedili: kendi renginden bir kartın üstüne oynanınca sonraki oyuncu iki kart çekmek zorundadır. Ama o da bir yedili oynayabilirse ondan sonraki dört kart (2 + 2) çekmek zorundadır; böyle sürer.
clause-mau-15 = Yediliye, rengi ne olursa olsun, yediliyle karşılık verilir. Başka hiçbir kart, vale bile, karşılık olmaz; karşılık vermek de zorunlu değildir. Kartları zaten çekilmiş bir yedilinin üstüne oynanan yedili, renkler farklı olduğu için kimseye kart çektirmez; “Her yedili saldırır” ayarıyla çektirir. İstenen renk (MAU-20) üstteki kartın rengi sayılır.
clause-mau-15-german = Yediliye, rengi ne olursa olsun, yediliyle karşılık verilir. Başka hiçbir kart, alt vale bile, karşılık olmaz; karşılık vermek de zorunlu değildir. Kartları zaten çekilmiş bir yedilinin üstüne oynanan yedili, renkler farklı olduğu için kimseye kart çektirmez; “Her yedili saldırır” ayarıyla çektirir. İstenen renk (MAU-20) üstteki kartın rengi sayılır.
clause-mau-16 = Yedili için kart çeken sırasını kaybeder. “Yedili için çektikten sonra” ayarı “sıra geçer” ise böyledir; “bir kart oynanabilir” ise sonra uyan herhangi bir kartı oynayabilir ya da pas geçebilirsin, ama yeniden çekemezsin.

section-5 = Sekizli, dokuzlu ve vale
section-5-german = Sekizli, dokuzlu ve alt vale

clause-mau-17 = Sekizli: sonraki oyuncu atlanır. İlk açılan kart sekizliyse dağıtanın solundaki oyuncu atlanır ve ondan sonraki başlar.
clause-mau-18 = Dokuzlu: oyun yönü tersine döner. İlk açılan kart dokuzluysa dağıtan başlar ve oyun saat yönünün tersine ilerler.
clause-mau-19 = Vale: her kartın üstüne oynanabilir.
clause-mau-19-german = Alt vale: her kartın üstüne oynanabilir.
clause-mau-20 = Vale oynayan, sonraki oyuncunun uymak zorunda olduğu rengi söyler; bu, zaten oyunda olan renk de olabilir. İlk açılan kart valeyse ilk oyuncu rengi söyler, sonra hamlesini yapar.
clause-mau-20-german = Alt vale oynayan, sonraki oyuncunun uymak zorunda olduğu rengi söyler; bu, zaten oyunda olan renk de olabilir. İlk açılan kart alt valeyse ilk oyuncu rengi söyler, sonra hamlesini yapar.
clause-mau-21 = İlk kart olarak açılan yedilinin etkisi yoktur. “İlk açılan yedili saldırır” ayarıyla ilk oyuncu ona karşılık vermek ya da onun için çekmek zorundadır.
clause-mau-22 = İki oyuncuyla dokuzlu yalnız yönü değiştirir, sekizli ise sana bir hamle daha verir. Son kart olarak vale oynar ve seslenirsen renk istemezsin; seslenmezsen renk söylersin, çünkü oyun sürer.
clause-mau-22-german = İki oyuncuyla dokuzlu yalnız yönü değiştirir, sekizli ise sana bir hamle daha verir. Son kart olarak alt vale oynar ve seslenirsen renk istemezsin; seslenmezsen renk söylersin, çünkü oyun sürer.

section-6 = Maç

clause-mau-23 = “Maçı kazanmak için gereken tur” ayarındaki kadar turu ilk kazanan maçı kazanır. Dağıtma sırası sola geçer. Birkaç kişinin kazandığı tur (MAU-9) her biri için sayılır.
clause-mau-26 = 2.000 hamle sürmüş bir tur MAU-9’daki gibi biter: en az kartı olan kazanır.

section-7 = Çek usulü (Prší)

clause-mau-24 = “Oyun usulü” ayarı “Çek usulü (Prší)” ise sonraki oyuncuyu as atlatır, ilk açılan kart olarak da; sekizli sıradan bir karttır.
clause-mau-25 = Çek usulünde sondan bir önceki kartta bir şey söylenmez. Son kartta “Prší!” dersin, demezsen iki kart çekersin.
