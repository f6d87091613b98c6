import type { Game } from '@kozyr/contracts/games';
import { feedsPrizes, houseEdgeOf } from '../../../kernel/promotions/edge';

/**
 * What players call the kinds, mechanics and themes of games: in Ukrainian, Russian and Kazakh, and in English where it is
 * not the slug of the catalogue, which counts by itself, so that one that is new is found too.
 */
const NAMES: Readonly<Record<string, string>> = {
  // Categories.
  slots: 'slot, слоти, слот, слоты, автомати, автоматы, слоттар, автоматтар',
  instant: 'миттєві ігри, швидкі, мгновенные игры, быстрые игры, лездік ойындар, жылдам',
  live: 'live casino, live tables, shared tables, живе казино, спільні столи, живі столи, лайв, живое казино, общие столы, живые столы, дилер, ортақ үстелдер, тірі үстелдер',
  // Mechanics.
  crash: 'краш, краші, крэш, крах, краши, ракета, rocket, график, графік, зымыран',
  dice: 'die, roll, кості, кубики, дайс, кости, кубик, сүйек, сүйектер, асық',
  keno: 'lottery, lotto, numbers, кено, лото, лотерея, числа, сандар',
  plinko: 'pachinko, balls, plinco, плінко, плинко, кульки, шарики, шар, шарлар',
  mines: 'mine, minesweeper, міни, міна, мины, мина, майнс, сапер, сапёр, миналар',
  'high-low':
    'hilo, hi lo, higher lower, high or low, хайло, хай лоу, вище нижче, вище чи нижче, більше менше, выше ниже, выше или ниже, больше меньше, жоғары төмен, жоғары не төмен',
  'video-poker':
    'poker, jacks or better, five card draw, покер, відеопокер, відео покер, видеопокер, видео покер, бейнепокер, бейне покер',
  blackjack:
    'black jack, twenty one, 21, pontoon, блекджек, блек джек, блэкджек, блэк джек, двадцять одне, двадцать одно, очко, жиырма бір',
  'table-games': 'table game, tables, настільні ігри, столи, настольные игры, столы, үстел ойындары, үстелдер',
  roulette: 'рулетка',
  cascades: 'cascade, tumble, avalanche, каскад, каскади, каскады, лавина, каскадтар, көшкін',
  jackpot: 'jackpots, джекпот, джекпоти, джекпоты, джекпоттар',
  cards: 'card, карти, карта, карты, карталар',
  decisions: 'you decide, вирішуєте ви, решаете вы, шешім өзіңізде',
  multiplayer: 'with others, разом з іншими, вместе с другими, басқалармен бірге',
  'shared-table': 'спільний стіл, общий стол, ортақ үстел, круп’є, крупье',
  'free-spins': 'freespins, фріспіни, безкоштовні оберти, фриспины, бесплатные вращения, тегін айналымдар',
  multipliers: 'multiplier, множники, множник, множители, множитель, көбейткіштер, көбейткіш',
  'multiplier-wilds': 'вайлди з множником, вайлды с множителем, көбейткіш вайлдтар',
  'pays-anywhere': 'виплата будь-де, выплата где угодно, кез келген жерде төлейді',
  stacked: 'stacked symbols, стовпчики символів, столбики символов, символ бағандары',
  '10-lines': '10 ліній, 10 линий, 10 жол',
  '20-lines': '20 ліній, 20 линий, 20 жол',
  '40-lines': '40 ліній, 40 линий, 40 жол',
  // What games are about.
  gems: 'jewels, коштовне каміння, драгоценные камни, асыл тастар',
  classic: 'класика, классика, классикалық',
  animals: 'тварини, звірі, животные, звери, жануарлар, аңдар',
  nature: 'природа, табиғат',
  party: 'вечірка, вечеринка, мереке кеші',
  winter: 'зима, қыс',
  holidays: 'свята, різдво, новий рік, праздники, новый год, мерекелер',
  fruits: 'fruit, фрукти, ягоди, фрукты, ягоды, жемістер',
  myth: 'myths, міфи, мифы, мифтер',
  fantasy: 'фентезі, фэнтези',
  oriental: 'asia, схід, восток, шығыс',
  adventure: 'adventures, пригоди, приключения, шытырман оқиға',
  dark: 'horror, похмуре, жахи, мрачное, ужасы, қараңғы',
  space: 'космос, ғарыш',
  futuristic: 'future, майбутнє, будущее, болашақ',
  history: 'історія, история, тарих',
  music: 'музика, музыка',
  food: 'їжа, еда, тағам',
  egypt: 'egyptian, єгипет, египет, мысыр',
  sea: 'ocean, море, океан, теңіз, мұхит',
  mountains: 'гори, горы, таулар',
  birds: 'птахи, птицы, құстар',
  family: 'родинне, семейное, отбасылық',
  modern: 'сучасне, современное, заманауи',
  retro: 'ретро',
  sky: 'небо, аспан',
  fire: 'вогонь, огонь, от',
  machines: 'машини, машины, машиналар',
  nomads: 'кочівники, кочевники, көшпенділер',
  sweets: 'candy, солодощі, цукерки, сладости, конфеты, тәттілер',
  city: 'місто, город, қала',
  sport: 'sports, спорт',
  folk: 'народне, народное, халықтық',
  // Themes.
  'deep-mine': 'глибока шахта, глубокая шахта, терең кеніш',
  steppe: 'степ, степь, дала',
  carnival: 'карнавал',
  harvest: 'жнива, урожай, егін орағы',
  legends: 'легенди, легенды, аңыздар',
  bazaar: 'базар',
  midnight: 'опівніч, полночь, түн ортасы',
  cosmos: 'космос, ғарыш',
  carpathians: 'карпати, карпаты, карпат',
  strongholds: 'castles, фортеці, замки, крепости, қамалдар',
  sweetshop: 'цукерня, кондитерская, тәттілер дүкені',
  meadow: 'лука, луг, көгал',
  pyramids: 'піраміди, пирамиды, пирамидалар',
  'black-sea': 'чорне море, чёрное море, қара теңіз',
  fogbound: 'fog, у тумані, туман, в тумане, тұман ішінде',
  alchemy: 'алхімія, алхимия',
  summits: 'вершини, вершины, шыңдар',
  'still-water': 'fishing, тиха вода, рибалка, тихая вода, рыбалка, тынық су',
  jungle: 'джунглі, джунгли',
  longships: 'vikings, дракари, вікінги, драккары, викинги, драккарлар',
  farmyard: 'farm, подвір’я, ферма, деревенский двор, ауыл ауласы',
  workshop: 'майстерня, мастерская, шеберхана',
  aviators: 'aviator, planes, авіатори, літаки, авиаторы, самолёты, авиаторлар, ұшақтар',
  kitchen: 'кухня, ас үй',
  mirage: 'desert, міраж, пустеля, мираж, пустыня, сағым',
  reef: 'риф',
  embers: 'жарини, угли, шоқ',
  fairytale: 'fairy tale, казка, сказка, ертегі',
  'music-box': 'музична скринька, музыкальная шкатулка, музыкалық қобдиша',
  amulets: 'амулети, амулеты, тұмарлар',
  'night-herbs': 'нічні трави, ночные травы, түнгі шөптер',
  'old-luck': 'давня удача, старая удача, ескі сәттілік',
  heraldry: 'геральдика',
  'star-posters': 'зоряні афіші, звёздные афиши, жұлдызды афишалар',
  'hive-garden': 'bees, сад вуликів, бджоли, сад ульев, пчёлы, омарта бағы',
  'old-heroes': 'давні герої, древние герои, ежелгі батырлар',
  letters: 'листи, письма, хаттар',
  'grand-stage': 'велика сцена, большая сцена, үлкен сахна',
  engines: 'механізми, механизмы, қозғалтқыштар',
  'lantern-night': 'ніч ліхтарів, ночь фонарей, шамдар түні',
  'deep-time': 'dinosaurs, прадавні часи, динозаври, глубины времён, динозавры, көне дәуір',
  mystery: 'таємниця, тайна, құпия',
  stadium: 'football, стадіон, футбол, стадион',
  weaving: 'ткацтво, ткачество, тоқымашылық',
  streets: 'вулиці, улицы, көшелер',
  frontier: 'western, фронтир, вестерн, шекара аймағы',
};

/**
 * How a game's wins come, rarely and large or often and small. None is named by its risk being low: over many rounds the return is what it
 * is in the others.
 */
const VOLATILITY_NAMES: Readonly<Record<Game['volatility'], string>> = {
  low: 'low volatility, calm, низька волатильність, спокійні, спокійна, низкая волатильность, спокойные, спокойная, төмен құбылмалылық, құбылмалылығы төмен, сабырлы, тыныш',
  medium: 'medium volatility, середня волатильність, средняя волатильность, орташа құбылмалылық, құбылмалылығы орташа',
  high: 'high volatility, volatile, high risk, висока волатильність, волатильні, ризикові, високий ризик, высокая волатильность, волатильные, рискованные, высокий риск, жоғары құбылмалылық, құбылмалылығы жоғары, тәуекелі жоғары',
};

type Described = Pick<Game, 'category' | 'tags' | 'theme' | 'volatility' | 'rtp'>;

const namesOf = (kind: string): string[] => [kind, ...(NAMES[kind]?.split(', ') ?? [])];

/**
 * What a game is found by beside its title and its studio: its kind, its mechanics, its theme and its volatility; by the jackpots, if
 * its stakes grow them.
 */
export function wordsAbout({ category, tags, theme, volatility, rtp }: Described): string[] {
  const jackpot = feedsPrizes(houseEdgeOf(rtp)) ? ['jackpot'] : [];
  const kinds = [...new Set([category, theme, ...tags, ...jackpot])].flatMap(namesOf);
  return [...kinds, ...VOLATILITY_NAMES[volatility].split(', ')];
}
