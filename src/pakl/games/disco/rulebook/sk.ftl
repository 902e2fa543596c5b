### Švábia diskotéka: pravidlá pre hráčov.

idea = Šváby tancujú v maškarných prevlekoch: s nízkou kartou si na parkete vyberáš skôr, dva rovnaké prevleky z tvojej zbierky odídu spolu a vyhráva najnižší súčet.

section-1 = Príprava

clause-disco-1 = Pri 3–6 hráčoch sa hrá základná hra; vo dvojici pribudne fiktívny hráč Jožin (DISCO-19 až DISCO-25).
clause-disco-2 = V hre je šesť farieb a v každej 13 kariet s hodnotami 1 až 13; trinástka je Kráľ parketu. Každý si vezme 13 kariet jednej farby, zamieša ich a položí pred seba rubom nahor: to je jeho doberací balíček. Nepoužité farby zostanú mimo hry.
clause-disco-3 = Každý otočí vrchnú kartu svojho balíčka a položí ju do stredu stola na parket. Kto otočí trinástku, otočí na parket inú kartu a trinástku zamieša späť do svojho balíčka.
clause-disco-4 = Čia karta na parkete je najnižšia, ten si vezme kartu zhody a má ju počas celej hry. Ak je najnižších kariet viac, dostane ju najmladší z ich majiteľov.
clause-disco-5 = Kto sa počíta za najmladšieho, určuje nastavenie „Kto je najmladší“. Pri obvyklej hodnote „rozhodne žreb“ sa medzi hráčmi s rovnako nízkou kartou žrebuje, a to vlastným miešaním hry. Ak je nastavené určité miesto, dostane kartu zhody ten z nich, na ktorého sa od tohto miesta v smere hodinových ručičiek príde najskôr; miesto samo je na rade ako prvé.
clause-disco-6 = Potom si každý doberie do ruky 3 vrchné karty svojho balíčka.

section-2 = Kolá

clause-disco-7 = Hra má 13 kôl. V 1. až 12. kole si každý vyberie kartu z ruky a položí ju pred seba rubom nahor; potom už svoju voľbu zmeniť nemôže. Keď vyberú všetci, karty sa naraz otočia. Zostanú ležať bokom od parketu.
clause-disco-8 = Teraz sa berie z parketu, a to v poradí od najnižšej práve zahratej karty po najvyššiu: každý si vyberie jednu kartu a vyloží ju lícom nahor do svojej zbierky. Na hráča s najvyššou kartou zvýši tá posledná.
clause-disco-9 = Zbierky ležia odkryté, všetci vidia každú ich kartu.
clause-disco-10 = Ak sú zahraté karty rovnaké, má prednosť hráč, na ktorého sa od držiteľa karty zhody v smere hodinových ručičiek príde najskôr; najbližšie zo všetkých je držiteľ sám.
clause-disco-11 = Keď je parket prázdny, každý naň presunie kartu, ktorú v tomto kole zahral, a doberie si jednu kartu zo svojho balíčka, aby mal v ruke zasa 3. Keď sa balíček minie (od 10. kola, vo variante 1 od 9. kola), už sa nedoberá a kariet v ruke ubúda.
clause-disco-12 = 13. kolo: ruky sú prázdne, parket nie. Začne hráč po pravici držiteľa karty zhody a pokračuje sa proti smeru hodinových ručičiek; každý si vezme z parketu jednu kartu podľa vlastného výberu. Držiteľ karty zhody berie posledný (pri dvoch hráčoch predposledný, DISCO-23).

section-3 = Kráľ a rovnaké prevleky

clause-disco-13 = Kto zahrá trinástku (kráľa), musí si vziať do zbierky všetky karty z parketu. Ostatní v tomto kole nedostanú nič, nech zahrali čokoľvek. Potom sa všetky zahraté karty aj s kráľom presunú na parket ako inokedy.
clause-disco-14 = Ak v jednom kole zahrá kráľa viac hráčov, berie všetko ten, kto má prednosť podľa DISCO-10.
clause-disco-15 = Len čo sa v niečej zbierke stretnú dve karty rovnakej hodnoty, obe sa odhodia z hry.
clause-disco-16 = Rovnaké karty odchádzajú iba po dvoch: z 3 alebo 5 rovnakých kariet jedna zostane.

section-4 = Koniec hry

clause-disco-17 = Po poslednom kole každý spočíta hodnoty kariet, ktoré mu zostali v zbierke. Vyhráva najnižší súčet.
clause-disco-18 = Pri rovnakom súčte vyhráva ten, kto má prednosť podľa DISCO-10; rovnako sa rozhoduje aj o ďalších miestach.

section-5 = Hra vo dvojici

clause-disco-19 = Tretia farba patrí fiktívnemu hráčovi, ktorého voláme Jožin. Jeho karty sa zamiešajú a vrchná z nich ide na parket podľa DISCO-3. Ostatné zostanú ležať rubom nahor.
clause-disco-20 = Jožinova karta na parkete sa pri určovaní karty zhody nepočíta: Jožin kartu zhody nikdy nedostane.
clause-disco-21 = Jožin nemá nič v ruke a nijakú kartu nehrá. Do svojej zbierky si vždy berie poslednú kartu z parketu. Potom sa otočí vrchná karta jeho balíčka a pridá sa na parket k dvom zahratým.
clause-disco-22 = Kráľ otočený počas kôl z Jožinovho balíčka nemá nijaký účinok, jednoducho ide na parket.
clause-disco-23 = Aj v 13. kole berie Jožin poslednú kartu.
clause-disco-24 = Z Jožinovej zbierky odchádzajú dvojice ako inokedy; na konci sa spočíta aj jeho zbierka a môže dokonca vyhrať.
clause-disco-25 = Pri zhode Jožin prehráva. Hráčov kráľ berie všetky tri karty z parketu, na Jožina teda v tom kole nezvýši nič; jeho vrchná karta sa aj tak otočí.

section-6 = Variant 1: skrytý hosť

clause-disco-26 = S nastavením „Variant 1: v každej zbierke skrytý hosť“ si každý pri príprave doberie 4 karty namiesto 3 a jednu z nich položí rubom nahor do svojej zbierky: to je skrytý hosť. Nesmie to byť trinástka. Majiteľ sa na svojho hosťa smie kedykoľvek pozrieť.
clause-disco-27 = Hra má 12 kôl; 12. kolo sa hrá ako 13. kolo základnej hry.
clause-disco-28 = Kto si vezme rovnakú kartu, ako je jeho skrytá, smie obe odhodiť ako dvojicu.
clause-disco-29 = Inak sa skrytá karta otočí na konci hry a jej hodnota sa pripočíta k súčtu. Dvojicu na konci už netvorí.
clause-disco-30 = Voľba podľa DISCO-28 sa ponúkne vtedy, keď si hráč práve vzal rovnakú kartu a po odchode odkrytých dvojíc (DISCO-15) mu zostala odkrytá karta rovnaká ako skrytá; ďalší hráč na odpoveď čaká. Kto odmietne, tomu sa voľba pre tú istú kartu už neponúkne; ostatní sa nedozvedia ani o ponuke, ani o odmietnutí. Jožin skrytú kartu nemá; v jeho balíčku skrátka zostane jedna karta neotočená.

section-7 = Variant 2: zrkadlo

clause-disco-31 = S nastavením „Variant 2: toľko hier, koľko hráčov, a zrkadlo“ sa hrá toľko hier, koľko je hráčov, a výsledky sa sčítajú. Každá hra sa pripravuje odznova a odznova sa určuje aj to, kto má kartu zhody. (Jožin nie je hráč: vo dvojici sa hrajú dve hry. Aj jeho výsledky sa sčítajú; celkovo môže vyhrať a pri zhode prehráva.)
clause-disco-32 = Po každej hre si hráč, ktorý má zatiaľ najvyšší celkový súčet, vezme do zbierky na ďalšiu hru zrkadlo.
clause-disco-33 = Skôr než si majiteľ zrkadla doberie poslednú kartu svojho balíčka, musí zrkadlo použiť, ak sa to dá: vyberie jednu kartu svojej zbierky a odhodí ju spolu so zrkadlom. Ak je zbierka prázdna, odhodí sa zrkadlo bez úžitku.
clause-disco-34 = Po poslednej hre vyhráva najnižší celkový súčet.
clause-disco-35 = Zrkadlo možno použiť aj na konci ktoréhokoľvek skoršieho kola, tesne pred doberaním. Ak má najvyšší súčet viac hráčov, vezme si zrkadlo ten, kto má prednosť podľa DISCO-10 (v práve dohratej hre). Jožin zrkadlo nikdy nedostane. Na konci kola sa postupuje takto: karty na parket, rozhodnutie o zrkadle, všetci si doberajú; naposledy sa doberá na konci 9. kola (vo variante 1 na konci 8.). Skrytý hosť leží v zbierke, takže so zrkadlom možno odhodiť aj jeho a počíta sa aj pre DISCO-33. O zhode na úplnom konci rozhoduje DISCO-10 podľa držiteľa karty zhody v poslednej hre.
clause-disco-36 = Oba varianty možno spojiť.
