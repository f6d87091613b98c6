import { type Texts, texts } from '../seed';

/** The four jackpots, lowest first, and the five tiers of battles, lowest first. Amounts and limits come from the house. */
type Part = { key: string; text: Texts };

function part(
  key: string,
  ua: [string, string],
  ru: [string, string],
  en: [string, string],
  kz: [string, string],
): Part {
  const said = ([name, line]: [string, string]) => `<h3>${name}</h3><p>${line}</p>`;
  return { key, text: texts(said(ua), said(ru), said(en), said(kz)) };
}

export const LEVELS: Part[] = [
  part(
    'clubs',
    ['Трефи', 'Найменший із чотирьох: перша сходинка.'],
    ['Трефы', 'Самый маленький из четырёх: первая ступенька.'],
    ['Clubs', 'The smallest of the four: the first step.'],
    ['Шыбын', 'Төртеуінің ең кішісі: алғашқы саты.'],
  ),
  part(
    'diamonds',
    ['Бубни', 'Другий за розміром: уже полискує.'],
    ['Бубны', 'Второй по размеру: уже поблёскивает.'],
    ['Diamonds', 'Second in size, and catching the light.'],
    ['Қиық', 'Көлемі жағынан екінші: жылтырай бастаған.'],
  ),
  part(
    'hearts',
    ['Чирви', 'Третій: крок до найбільшого.'],
    ['Червы', 'Третий: шаг до самого большого.'],
    ['Hearts', 'The third: one step from the largest.'],
    ['Табан', 'Үшінші: ең үлкеніне бір қадам қалды.'],
  ),
  part(
    'spades',
    ['Піки', 'Найбільший із чотирьох.'],
    ['Пики', 'Самый большой из четырёх.'],
    ['Spades', 'The largest of the four.'],
    ['Қарға', 'Төртеуінің ең үлкені.'],
  ),
];

export const TIERS: Part[] = [
  part(
    'bronze',
    ['Бронза', 'Для найменших ставок. Тут починають.'],
    ['Бронза', 'Для самых маленьких ставок. Здесь начинают.'],
    ['Bronze', 'For the smallest stakes. The place to begin.'],
    ['Қола', 'Ең шағын бәстерге арналған. Осыдан бастайды.'],
  ),
  part(
    'silver',
    ['Срібло', 'Для невеликих ставок.'],
    ['Серебро', 'Для небольших ставок.'],
    ['Silver', 'For modest stakes.'],
    ['Күміс', 'Шағындау бәстерге арналған.'],
  ),
  part(
    'gold',
    ['Золото', 'Для середніх ставок. Місце в центрі столу.'],
    ['Золото', 'Для средних ставок. Место в центре стола.'],
    ['Gold', 'For medium stakes. A seat at the middle of the table.'],
    ['Алтын', 'Орташа бәстерге арналған. Үстелдің дәл ортасы.'],
  ),
  part(
    'platinum',
    ['Платина', 'Для високих ставок і спокійних рук.'],
    ['Платина', 'Для высоких ставок и спокойных рук.'],
    ['Platinum', 'For high stakes and steady hands.'],
    ['Платина', 'Жоғары бәстер мен сабырлы қолдарға арналған.'],
  ),
  part(
    'brilliant',
    ['Діамант', 'Для найвищих ставок.'],
    ['Бриллиант', 'Для самых высоких ставок.'],
    ['Brilliant', 'For the highest stakes.'],
    ['Гауһар', 'Ең жоғары бәстерге арналған.'],
  ),
];

export const STRIPS = {
  jackpots: texts(
    '<h2>Чотири масті, чотири джекпоти</h2><p>Ростуть від кожної ставки на справжні гроші, і кожен мусить випасти до своєї стелі.</p>',
    '<h2>Четыре масти, четыре джекпота</h2><p>Растут от каждой ставки на настоящие деньги, и каждый обязан выпасть до своего потолка.</p>',
    '<h2>Four suits, four jackpots</h2><p>They grow with every real-money stake, and each has to drop before its ceiling.</p>',
    '<h2>Төрт белгі, төрт джекпот</h2><p>Нақты ақшаға тігілген әр бәстен өседі, әрі әрқайсысы өз шегіне жеткенше түсуі тиіс.</p>',
  ),
  jackpotsAction: texts('Умови джекпотів', 'Условия джекпотов', 'How jackpots work', 'Джекпот шарттары'),
  battles: texts(
    '<h2>Битви п’яти рівнів</h2><p>Ви змагаєтеся з тими, хто ставить приблизно стільки ж, і рахується множник, а не сума.</p>',
    '<h2>Битвы пяти уровней</h2><p>Вы состязаетесь с теми, кто ставит примерно столько же, и считается множитель, а не сумма.</p>',
    '<h2>Battles in five tiers</h2><p>You meet players who stake about as much as you, and the multiplier counts, not the amount.</p>',
    '<h2>Бес деңгейлі шайқастар</h2><p>Өзіңізбен шамалас бәс тігетіндермен жарысасыз, сома емес, көбейткіш есептеледі.</p>',
  ),
  battlesAction: texts('До битв', 'К битвам', 'To the battles', 'Шайқастарға'),
  tiers: texts(
    '<h2>П’ять рівнів</h2><p>Ваш рівень визначають ставки: кожен змагається зі своїми.</p>',
    '<h2>Пять уровней</h2><p>Ваш уровень определяют ставки: каждый состязается со своими.</p>',
    '<h2>Five tiers</h2><p>Your stakes decide your tier: each plays among its own.</p>',
    '<h2>Бес деңгей</h2><p>Деңгейіңізді бәстеріңіз анықтайды: әркім өз тобында жарысады.</p>',
  ),
  bigWins: texts(
    '<h2>Великі виграші</h2><p>Від 500 ₴ або 5 000 ₸, із завершених раундів. Імена приховано.</p>',
    '<h2>Крупные выигрыши</h2><p>От 500 ₴ или 5 000 ₸, из завершённых раундов. Имена скрыты.</p>',
    '<h2>Big wins</h2><p>From 500 ₴ or 5 000 ₸ up, from settled rounds. Names are masked.</p>',
    '<h2>Ірі ұтыстар</h2><p>Аяқталған раундтардан, 500 ₴ немесе 5 000 ₸ бастап. Аттары жасырылған.</p>',
  ),
};
