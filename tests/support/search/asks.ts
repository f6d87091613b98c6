import type { Game } from '../../../contracts/src/games';
import type { Catalogue } from '../../../platform/src/services/play/games/load-catalogue';
import { searchGames } from '../../../platform/src/services/play/games/search-games';
import type { SlipLanguage } from './slips';

/** What somebody typed who knows the kind of a game or its studio, and what games they meant by it. */
export type Ask = {
  kind: 'mechanic' | 'studio';
  language: SlipLanguage;
  typed: string;
  is: (game: Game) => boolean;
  /** One game by name among others that are named so: it need not stand first. */
  named: boolean;
};

/** Every game plays for the jackpots. A volatility is written as "high-volatility". */
const tagged = (tag: string) => (game: Game) =>
  tag === 'jackpot' ||
  game.tags.includes(tag) ||
  game.category === tag ||
  game.theme === tag ||
  `${game.volatility}-volatility` === tag;

/** "typed = #tag" or, for a studio's, "typed = studio #tag" and "typed = studio title". */
function asks(language: SlipLanguage, kind: Ask['kind'], text: string): Ask[] {
  return text
    .trim()
    .split(/\n| \| /)
    .map((line) => {
      const [typed = '', meant = ''] = line.trim().split(' = ');
      const [studio = '', tag] = meant.split('#').map((part) => part.trim());
      const [, maker = '', title] = /^(.*?)(?: @ (.*))?$/.exec(studio) ?? [];
      const is = (game: Game) =>
        (maker === '' || game.provider.name === maker) &&
        (tag === undefined || tagged(tag)(game)) &&
        (title === undefined || game.title === title);
      return { kind, language, typed, is, named: title !== undefined };
    });
}

/** Written by hand; typed right, with a slip, in other letters and with another keyboard on. */
export const ASKS: readonly Ask[] = [
  ...asks(
    'uk',
    'mechanic',
    `
краш = #crash | краші = #crash | міни = #mines | мины = #mines | сапер = #mines | рулетка = #roulette | рулетк = #roulette
вище нижче = #high-low | вище чи нижче = #high-low | хайло = #high-low | каскади = #cascades | каскад = #cascades
слоти = #slots | живе казино = #live | фріспіни = #free-spins | безкоштовні оберти = #free-spins | множники = #multipliers
фрукти = #fruits | єгипет = #egypt | чорне море = #black-sea | цукерня = #sweetshop | джунглі = #jungle
rhfi = #crash | vsyb = #mines | hektnrf = #roulette | rfcrflb = #cascades | вікінги = #longships | карти = #cards | джекпот = #jackpot
висока волатильність = #high-volatility | висока волатільність = #high-volatility | високий ризик = #high-volatility
ризикові = #high-volatility | середня волатильність = #medium-volatility | низька волатильність = #low-volatility
спокійні = #low-volatility | спокйні = #low-volatility | волатильність висока = #high-volatility | djkfnbkmys = #high-volatility
плінко = #plinko | кено = #keno | лото = #keno | кості = #dice | кубики = #dice | gksyrj = #plinko
покер = #video-poker | відеопокер = #video-poker | gjrth = #video-poker
блекджек = #blackjack | блек джек = #blackjack | блєкджек = #blackjack | настільні ігри = #table-games
`,
  ),
  ...asks(
    'ru',
    'mechanic',
    `
краш = #crash | крэш = #crash | мины = #mines | минны = #mines | сапёр = #mines | рулетка = #roulette | рулетта = #roulette
выше ниже = #high-low | больше меньше = #high-low | хай лоу = #high-low | каскады = #cascades | лавина = #cascades
слоты = #slots | живое казино = #live | фриспины = #free-spins | бесплатные вращения = #free-spins | фрукты = #fruits
египет = #egypt | чёрное море = #black-sea | черное море = #black-sea | кондитерская = #sweetshop | викинги = #longships
rhfi = #crash | vbys = #mines | crfprf = #fairytale | rfhns = #cards | rfcrfls = #cascades | самолеты = #aviators
высокая волатильность = #high-volatility | высокая волотильность = #high-volatility | рискованные = #high-volatility
низкая волатильность = #low-volatility | спокойные = #low-volatility | cgjrjqyst = #low-volatility | средняя волатильность = #medium-volatility
плинко = #plinko | кено = #keno | лото = #keno | кости = #dice | кубики = #dice
покер = #video-poker | видеопокер = #video-poker | видео покер = #video-poker | gjrth = #video-poker
блэкджек = #blackjack | блекджек = #blackjack | блэк джек = #blackjack | настольные игры = #table-games
`,
  ),
  ...asks(
    'en',
    'mechanic',
    `
crash = #crash | crahs = #crash | mines = #mines | miens = #mines | minesweeper = #mines | roulette = #roulette
roulete = #roulette | high low = #high-low | high-low = #high-low | hilo = #high-low | hi-lo = #high-low | cascade = #cascades
cascades = #cascades | tumble = #cascades | slots = #slots | live casino = #live | live dealer = #live | free spins = #free-spins
freespins = #free-spins | fruits = #fruits | egypt = #egypt | vikings = #longships | black sea = #black-sea | сксфыр = #crash
скфыр = #crash | ьштуы = #mines | кщгдуееу = #roulette | instant = #instant | jackpot = #jackpot
high volatility = #high-volatility | volatlie = #high-volatility | volatile = #high-volatility | high risk = #high-volatility
low volatility = #low-volatility | calm = #low-volatility | medium volatility = #medium-volatility | plinko = #plinko
plniko = #plinko | keno = #keno | lottery = #keno
poker = #video-poker | video poker = #video-poker | jacks or better = #video-poker | зщлук = #video-poker
blackjack = #blackjack | black jack = #blackjack | blakjack = #blackjack | table games = #table-games
`,
  ),
  ...asks(
    'kk',
    'mechanic',
    `
краш = #crash | зымыран = #crash | миналар = #mines | миналр = #mines | рулетка = #roulette | жоғары төмен = #high-low
жогары томен = #high-low | жоғары не төмен = #high-low | каскадтар = #cascades | көшкін = #cascades | слоттар = #slots
тегін айналымдар = #free-spins | тегин айналымдар = #free-spins | тірі үстелдер = #live | жемістер = #fruits | мысыр = #egypt
қара теңіз = #black-sea | кара тениз = #black-sea | ғарыш = #space | дала = #steppe | тәттілер = #sweets
қыс = #winter | ертегі = #fairytale | rhfi = #crash | vbyfkfh = #mines | rfcrfl = #cascades | көбейткіштер = #multipliers | джекпоттар = #jackpot
жоғары құбылмалылық = #high-volatility | жогары кубылмалылык = #high-volatility | құбылмалылығы жоғары = #high-volatility
төмен құбылмалылық = #low-volatility | сабырлы = #low-volatility | орташа құбылмалылық = #medium-volatility
плинко = #plinko | кено = #keno | сүйек = #dice | шарлар = #plinko
покер = #video-poker | бейнепокер = #video-poker | бейне покер = #video-poker
блэкджек = #blackjack | жиырма бір = #blackjack | үстел ойындары = #table-games
`,
  ),
  ...asks(
    'uk',
    'studio',
    `
комет тейл краш = Comet Tail #crash | comet tail краш = Comet Tail #crash | velvet suit рулетка = Velvet Suit #roulette
вельвет суіт рулетка = Velvet Suit #roulette | міни teremok play = Teremok Play #mines | теремок міни = Teremok Play #mines
copper fox міни = Copper Fox #mines | lucky loom thread = Lucky Loom @ Red Thread Nine
amber forge shaft = Amber Forge @ Quiet Shaft | курган міни = Kyrgan Games #mines
`,
  ),
  ...asks(
    'ru',
    'studio',
    `
комет тейл краш = Comet Tail #crash | искра плей краш = Iskra Play #crash | iskra crash = Iskra Play #crash
олд квартер рулетка = Old Quarter #roulette | вельвет рулетка = Velvet Suit #roulette | amber forge мины = Amber Forge #mines
медная шахта amber forge = Amber Forge | copper fox balloon = Copper Fox @ Patent Balloon | тридента краш = Tridensa Gaming #crash
`,
  ),
  ...asks(
    'en',
    'studio',
    `
comet tail crash = Comet Tail #crash | crash comet tail = Comet Tail #crash | iskra crash = Iskra Play #crash
velvet suit roulette = Velvet Suit #roulette | velvt suit roulete = Velvet Suit #roulette | old quarter roulette = Old Quarter #roulette
teremok mines = Teremok Play #mines | velvet suit ace = Velvet Suit @ Ace or Deuce | tridensa redline = Tridensa Gaming @ Redline XL
kyrgan diggers = Kyrgan Games @ Kurgan Diggers | comet tail outer dark = Comet Tail @ Visit Outer Dark
`,
  ),
  ...asks(
    'kk',
    'studio',
    `
comet tail краш = Comet Tail #crash | velvet suit рулетка = Velvet Suit #roulette | теремок миналар = Teremok Play #mines
copper fox миналар = Copper Fox #mines | искра краш = Iskra Play #crash | honeycomb reels слоттар = Honeycomb Reels #slots
zhalyn studio слоттар = Zhalyn Studio #slots | old quarter рулетка = Old Quarter #roulette
`,
  ),
];

/** Whether what was meant is what stands first: five games, or all there are of it; a game by name among the first ten. */
export function isAnswered(catalogue: Catalogue, { typed, is, named }: Ask): boolean {
  const all = catalogue.sorted.popular.filter(is).length;
  const { items } = searchGames(catalogue, typed, 10);
  if (named) return items.some(is);
  const wanted = Math.min(5, all);
  return wanted > 0 && items.slice(0, wanted).filter(is).length === wanted;
}
