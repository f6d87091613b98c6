/** How a name was meant to be written and was not. spelling: by ear, in other letters; layout: with another keyboard on. */
export type SlipKind = 'typo' | 'layout' | 'spelling';
export type SlipLanguage = 'uk' | 'ru' | 'en' | 'kk';

/** What somebody typed who looked for a game or, `studio`, a provider of the house's catalogue. */
export type Slip = { kind: SlipKind; language: SlipLanguage; typed: string; meant: string; studio: boolean };

function slips(language: SlipLanguage, kind: SlipKind, text: string): Slip[] {
  return text
    .trim()
    .split(/\n| \| /)
    .map((line) => {
      const cut = line.lastIndexOf(' = ');
      const name = line.slice(cut + 3);
      const studio = name.startsWith('@');
      return { kind, language, typed: line.slice(0, cut).trimStart(), meant: studio ? name.slice(1) : name, studio };
    });
}

/** Written by hand, "typed = meant", @ before a studio. People look for names they have seen in Latin letters as they hear them. */
export const SLIPS: readonly Slip[] = [
  ...slips(
    'uk',
    'spelling',
    `
літл сторібук = Little Storybook | піцца тако = Pizza & Taco | титан сфінкс = Titan Sphinx
лайтнінг нау = Lightning Now | півник алмати = Pivnyk of Almaty | босорка = Bosorka | вовк хілс = Vovk Hills
анубіс сікрет = Anubis Secret | кава раш = Kava Rush | нота найт = Nota Night | бубен бандура = Buben & Bandura
фаєрворк паті = Firework Party | колібрі сонечко = Kolibri & Sonechko | блумінг роуз = Blooming Rose
капітан чайка = Captain Chaika | пірамід сікрет = Pyramid Secret | львів цукерка = Lviv Tsukerka
метелик лак = Metelyk Luck | полуниця = Polunytsia | ласт мавка = Last Mavka | кракен одеса = Kraken of Odesa Bay
блю сопілка = Blue Sopilka | ведмідь хілс = Vedmid Hills | велвет кобра = Velvet Cobra
гетьман королева = Hetman & Koroleva | троянда конюшина = Troianda & Konyushyna | теремок плей = @Teremok Play
полин інтерактив = @Polyn Interactive
`,
  ),
  ...slips(
    'uk',
    'typo',
    `
голден винограт = Golden Vynohrad | чаклуна фаєрі = Fiery Chakluna | козк гетьман = Kozak Hetman Throne
старлі рут = Starlit Root | півнк алмати = Pivnyk of Almaty | сонечкоо жайлау = Sonechko of Jailau
полунция = Polunytsia | ласт мвака = Last Mavka | босрока = Bosorka | кпитан чайка = Captain Chaika
кракн одеса = Kraken of Odesa Bay | бубен бандра = Buben & Bandura | лвів цукрка = Lviv Tsukerka
скрипка найтт = Skrypka Night | вишня алмта = Vyshnia of Almaty | калина гардн = Kalyna Garden
фрозен пінгвн = Frozen Penguin | кавн алма = Kavun & Alma | морзиво делайт = Morozyvo Delight
русакла блек сі = Rusalka of the Black Sea | дип золто фівер = Deep Zoloto Fever | електрик трба = Electric Truba
гуцул трембта = Hutsul Trembita | теремк плей = @Teremok Play
`,
  ),
  ...slips(
    'uk',
    'layout',
    `
gsdybr fkvfnb = Pivnyk of Almaty | ,jcjhrf = Bosorka | djdr [skc = Vovk Hills | rfdf hfi = Kava Rush
,e,ty ,fylehf = Buben & Bandura | rjks,hs cjytxrj = Kolibri & Sonechko | rfgsnfy xfqrf = Captain Chaika
kmdsd werthrf = Lviv Tsukerka | gjkeybwz = Polunytsia | rhfrty jltcf = Kraken of Odesa Bay
utnmvfy rjhjktdf = Hetman & Koroleva | nhjzylf = Troianda & Konyushyna | hecfkrf = Rusalka & Yakir
rfkbyf ufhlty = Kalyna Garden | мудмуе сщикф = Velvet Cobra | акщяут зутпгшт = Frozen Penguin
дмшм пштпукикуфв = Lviv Gingerbread | фтгиші іускуе = Anubis Secret | цштеук зщіе = @Winter Post
`,
  ),
  ...slips(
    'ru',
    'spelling',
    `
хэнг глайдер = Hang Glider Altitude | санди ньюспейпер = Sunday Newspaper | брейв чесс рук = Brave Chess Rook
лимон спарклинг = Sparkling Lemon | торнадо хай = High Tornado | силвер бори ран = Silver Bori Run
файрворк пати = Firework Party | анубис сикрет = Anubis Secret | свит баурсак = Sweet Baursaq
кракен одесса = Kraken of Odesa Bay | сан фараон = Sun Pharaoh | карусель парад = Carousel Parade
фрозен пингвин = Frozen Penguin | дабл кубик = Double Kubyk Parade | жар берд = Zhar Bird
руби ринг = Ruby Ring Bargain | лост хорус = Lost Horus | вельвет кобра = Velvet Cobra
русалка блэк си = Rusalka of the Black Sea | бандура грув = Bandura Groove | клоун пати = Klown Party
скараб урн = Skarab Urn of Sand | астронавт небула = Astronaut & Nebula | голден кавун = Golden Kavun
вельвет рулетка = Velvet Roulette | мадам рулетка = Madame Roulette | октопус тайдс = Octopus Tides
гранд кристал = Grand Crystal Wand | амбер фордж = @Amber Forge
`,
  ),
  ...slips(
    'ru',
    'typo',
    `
голдн хаур амбрела = Golden Hour Umbrella | дракон орб фаир = Dragon Orb on Fire
велоцыпед прешер = Pressure Velocipede | телефон хайст = Telephone Heist | фаерворк парти = Firework Party
кракин одеса = Kraken of Odesa Bay | сан фороан = Sun Pharaoh | пингвн фрозен = Frozen Penguin
карусел парат = Carousel Parade | жяр берд = Zhar Bird | вельвет корба = Velvet Cobra
рсалка блэк си = Rusalka of the Black Sea | астронафт небула = Astronaut & Nebula | клуон пати = Klown Party
баурсак свитт = Sweet Baursaq | самараканд инсенс = Samarqand Incense Nights | окотпус тайдс = Octopus Tides
этернал сфинск = Eternal Sphinx Dynasty | мадам рулетта = Madame Roulette | пиццца тако = Pizza & Taco
бургир бранч = Burger Brunch | дрегон орб спел = Dragon Orb Spell | олд шаман дрм = Old Shaman Drum
кпер фокс = @Copper Fox
`,
  ),
  ...slips(
    'ru',
    'layout',
    `
hecfkrf = Rusalka of the Black Sea | rhfrty jltccf = Kraken of Odesa Bay | rfhectkm = Carousel Parade
ahjpty gbyudby = Frozen Penguin | cfy afhfjy = Sun Pharaoh | dtkmdtn rj,hf = Velvet Cobra | rkjey gfnb = Klown Party
fcnhjyfdn = Astronaut & Nebula | hektnrf = Madame Roulette | ,fehcfr = Sweet Baursaq | fye,bc cbrhtn = Anubis Secret
,fylehf uhed = Bandura Groove | ujklty rfdey = Golden Kavun | ашкуцщкл зфкен = Firework Party
пщдвут адгеу = Golden Flute | щсещзгы ешвуы = Octopus Tides | щдв ырфьфт вкгь = Old Shaman Drum | зшяяф = Pizza & Taco
сщззук ащч = @Copper Fox
`,
  ),
  ...slips(
    'en',
    'spelling',
    `
hutsul trembeeta = Hutsul Trembita | perelesnik fire = Perelesnyk on Fire | kukuruza plum = Kukurudza & Plum
zmei centaur = Zmiy & Centaur | snijinka first = First Snizhynka | shokolad pampushka = Shokolad & Pampushka
jar bird = Zhar Bird | getman koroleva = Hetman & Koroleva | pivnik almati = Pivnyk of Almaty
rusalka yakor = Rusalka & Yakir | polunitsa = Polunytsia | lvov tsukerka = Lviv Tsukerka
sonechko jaylau = Sonechko of Jailau | aydakhar seven winds = Aidahar of Seven Winds
samarkand kumgan = Samarqand Kumgan | baikonur voyage = Baiqonyr Voyage | baursak = Sweet Baursaq
kalina garden = Kalyna Garden | vishnya almaty = Vyshnia of Almaty | zoloto fever = Deep Zoloto Fever
metelik luck = Metelyk Luck | skripka night = Skrypka Night | morozivo = Morozyvo Delight | kizil sadak = Qyzyl Sadaq
kerven tengri = Kerwen of Tengri | ak shanirak = Aq Shanyraq | vampire waltz = Pale Vampir Waltz
clown party = Klown Party | jalin studio = @Zhalyn Studio
`,
  ),
  ...slips(
    'en',
    'typo',
    `
whirlwnd eagle = Whirlwind & Eagle | quicksliver waning = Quicksilver Waning Moon
lighthose chaika = Lighthouse & Chaika | rattelsnake sherif = Rattlesnake & Sheriff
cofee pot boulvard = Coffee Pot Boulevard | firewrok party = Firework Party | anubsi secret = Anubis Secret
swet baursaq = Sweet Baursaq | krakn odessa = Kraken of Odesa Bay | sun pharoah = Sun Pharaoh
frozen pengiun = Frozen Penguin | carosel parade = Carousel Parade | ruby rng bargain = Ruby Ring Bargain
velvte cobra = Velvet Cobra | astronuat nebula = Astronaut & Nebula | blomming rose = Blooming Rose
pyramd secret = Pyramid Secret | captain chiaka = Captain Chaika | octopuss tides = Octopus Tides
etrenal sphinx = Eternal Sphinx Dynasty | grand trophey = Grand Trophy | planet nien voyage = Planet Nine Voyage
silent mamoth = Silent Mammoth Frost | candy cnae teatime = Candy Cane of Teatime | goldn flute = Golden Flute
ches quen affair = Chess Queen Affair | barnstroming thunderbolt = Barnstorming Thunderbolt
gingerbred hive = Gingerbread Hive | diplodocus raor = Diplodocus Roar | pizzaandtaco = Pizza & Taco
granite eigth = @Granite Eight | mirrage house = @Mirage House
`,
  ),
  ...slips(
    'en',
    'layout',
    `
ашкуцщкл зфкен = Firework Party | мудмуе сщикф = Velvet Cobra | акщяут зутпгшт = Frozen Penguin
лкфлут = Kraken of Odesa Bay | ыгт зрфкфщр = Sun Pharaoh | идщщьштп кщіу = Blooming Rose
щсещзгы ешвуы = Octopus Tides | скніефд цфтв = Grand Crystal Wand | вкфпщт щки = Dragon Orb Spell
зшяяф ефсщ = Pizza & Taco | мудмуе кщгдуееу = Velvet Roulette | скщцт лтшпре = Crown Knight
игкпук икгтср = Burger Brunch | пкфтв екщзрн = Grand Trophy | ышдмук екщге = Silver Trout
здфтуе тшту = Planet Nine Voyage | идгу ыцфт = Blue Swan | пкфтв зшфтщ = Grand Piano of Podil
вууз дфпщщт = @Deep Lagoon
`,
  ),
  ...slips(
    'kk',
    'spelling',
    `
барыс фри = Free Barys | байқоңыр солар = Solar Baiqonyr | тәңірі хан = Rope of Khan Tengri
көкбөрі оуф = Kokbori Oath | сайға райдерс = Saiga Riders | ақ шаңырақ = Aq Shanyraq | қызыл садақ = Qyzyl Sadaq
айдаһар = Aidahar of Seven Winds | батыр шилд = Batyr Shield | көк арқар = Kok Arqar
самарқанд құмған = Samarqand Kumgan | байқоңыр вояж = Baiqonyr Voyage | тұлпар өтікен = Tulpar of Otyken
сандық базар = Sandyq Bazaar | көкбөрі = Kokbori Oath | жұлдыз бүркіт = Zhuldyz Burkit | ай жұлдыз = Ai & Zhuldyz
алма гарден = Alma Garden | блейзинг күн = Blazing Kun | ақ аяз = Aq Ayaz | керуен тәңірі = Kerwen of Tengri
торсық силвер = Torsyq Silver | бауырсақ = Sweet Baursaq | нортерн қыран = Northern Qyran | блю қобыз = Blue Qobyz
қыран = Qyran Rising | тұмар геймс = @Tumar Games | қырған геймс = @Kyrgan Games | жалын студио = @Zhalyn Studio
`,
  ),
  ...slips(
    'kk',
    'typo',
    `
қорғн барыс = Kurgan & Barys | шаман олд драм = Old Shaman Drum | сайга райдрс = Saiga Riders
жұлдыз бүркт = Zhuldyz Burkit | ақ шаңрақ = Aq Shanyraq | қызл садақ = Qyzyl Sadaq | айдахр = Aidahar of Seven Winds
көк аркр = Kok Arqar | самарқан құмғн = Samarqand Kumgan | байқоңр вояж = Baiqonyr Voyage
тулпар отикен = Tulpar of Otyken | сандк базар = Sandyq Bazaar | жұлдз бүркіт = Zhuldyz Burkit
торсқ силвер = Torsyq Silver | бауырсқа свит = Sweet Baursaq | нортерн қырн = Northern Qyran
керуен тенірі = Kerwen of Tengri | жалын глоу = Zhalyn Glow | фри тұлпарр = Free Tulpar | батыр шилдд = Batyr Shield
алма гардн = Alma Garden | жлдыз бүркіт = Zhuldyz Burkit | көкбрі = Kokbori Oath | жалн студио = @Zhalyn Studio
`,
  ),
  ...slips(
    'kk',
    'layout',
    `
f0 if4shf0 = Aq Shanyraq | 0spsk cflf0 = Qyzyl Sadaq | r-r fh0fh = Kok Arqar | cfvfh0fyl 09v5fy = Samarqand Kumgan
cfyls0 ,fpfh = Sandyq Bazaar | ;9klsp ,8hr3n = Zhuldyz Burkit | r-r,-h3 = Kokbori Oath | njhcs0 = Torsyq Silver
0j,sp = Blue Qobyz | fqlf=fh = Aidahar of Seven Winds | fkvf ufhlty = Alma Garden | ,fnsh = Batyr Shield
акуу егдзфк = Free Tulpar | тщкерукт йнкфт = Northern Qyran | пщдвут адгеу = Golden Flute
мудмуе сщикф = Velvet Cobra | ыцууе ифгкыфй = Sweet Baursaq | егьфк пфьуы = @Tumar Games
`,
  ),
];
