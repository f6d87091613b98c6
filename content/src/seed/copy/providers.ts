import { texts } from '../plant';

/** Marketing texts of the first five studios; slugs as in the catalogue. */
export const PROVIDERS = [
  {
    slug: 'amber-forge',
    name: 'Amber Forge',
    keywords: {
      ua: ['Amber Forge', 'слоти про ковалів', 'висока волатильність', 'ігри з бурштином'],
      ru: ['Amber Forge', 'слоты про кузнецов', 'высокая волатильность', 'игры с янтарём'],
      en: ['Amber Forge', 'forge slots', 'high volatility slots', 'amber games'],
      kz: ['Amber Forge', 'ұста туралы слоттар', 'жоғары құбылмалылық', 'кәріптас ойындары'],
    },
    description: texts(
      '<p>Amber Forge кує важкі ігри: розпечений метал, бурштин і множники, що накопичуються раунд за раундом. Виграші рідкісні, зате вагомі.</p><p>Почніть з демо: ці ігри люблять терплячих.</p>',
      '<p>Amber Forge куёт тяжёлые игры: раскалённый металл, янтарь и множители, которые копятся раунд за раундом. Выигрыши редки, зато весомы.</p><p>Начните с демо: эти игры любят терпеливых.</p>',
      '<p>Amber Forge hammers out heavy games: glowing metal, amber, and multipliers that build from round to round. Wins are rare, and weighty when they come.</p><p>Start in demo mode: these games are for the patient.</p>',
      '<p>Amber Forge салмақты ойындар соғады: қызған металл, кәріптас және раунд сайын жинала беретін көбейткіштер. Ұтыс сирек келеді, бірақ ірі болады.</p><p>Демодан бастаңыз: бұл ойындар сабырлыны ұнатады.</p>',
    ),
  },
  {
    slug: 'kyrgan-games',
    name: 'Kyrgan Games',
    keywords: {
      ua: ['Kyrgan Games', 'степові слоти', 'кочові легенди', 'слоти з беркутом'],
      ru: ['Kyrgan Games', 'степные слоты', 'легенды кочевников', 'слоты с беркутом'],
      en: ['Kyrgan Games', 'steppe slots', 'nomad legends', 'eagle slots'],
      kz: ['Kyrgan Games', 'дала слоттары', 'көшпенділер аңыздары', 'бүркіт туралы слоттар'],
    },
    description: texts(
      '<p>Kyrgan Games розповідає легенди степу: беркути, кургани, табуни на світанку. Спокійний ритм, середня волатильність і бонусні раунди з вибором шляху.</p>',
      '<p>Kyrgan Games рассказывает легенды степи: беркуты, курганы, табуны на рассвете. Спокойный ритм, средняя волатильность и бонусные раунды с выбором пути.</p>',
      '<p>Kyrgan Games tells the legends of the steppe: eagles, burial mounds, herds at dawn. An easy pace, medium volatility, and bonus rounds in which you choose the way.</p>',
      '<p>Kyrgan Games дала аңыздарын баяндайды: бүркіттер, обалар, таңғы үйірлер. Жайлы ырғақ, орташа құбылмалылық және жолды өзіңіз таңдайтын бонус раундтары.</p>',
    ),
  },
  {
    slug: 'velvet-suit',
    name: 'Velvet Suit',
    keywords: {
      ua: ['Velvet Suit', 'карткові слоти', 'ігри з мастями', 'класика казино'],
      ru: ['Velvet Suit', 'карточные слоты', 'игры с мастями', 'классика казино'],
      en: ['Velvet Suit', 'card slots', 'suit games', 'classic casino'],
      kz: ['Velvet Suit', 'карта слоттары', 'карта белгілері бар ойындар', 'классикалық казино'],
    },
    description: texts(
      '<p>Оксамит, смокінг і чотири масті. Velvet Suit робить елегантну класику: прості правила, короткі раунди, жодного зайвого ефекту.</p>',
      '<p>Бархат, смокинг и четыре масти. Velvet Suit делает элегантную классику: простые правила, короткие раунды, ни одного лишнего эффекта.</p>',
      '<p>Velvet, black tie and the four suits. Velvet Suit makes elegant classics: simple rules, short rounds, and not one effect too many.</p>',
      '<p>Барқыт, смокинг және төрт белгі. Velvet Suit талғампаз классика жасайды: қарапайым ереже, қысқа раунд, артық әсер жоқ.</p>',
    ),
  },
  {
    slug: 'northern-mint',
    name: 'Northern Mint',
    keywords: {
      ua: ['Northern Mint', 'північні слоти', 'часті виграші', 'зимові ігри'],
      ru: ['Northern Mint', 'северные слоты', 'частые выигрыши', 'зимние игры'],
      en: ['Northern Mint', 'northern slots', 'frequent wins', 'winter games'],
      kz: ['Northern Mint', 'солтүстік слоттары', 'жиі ұтыстар', 'қысқы ойындар'],
    },
    description: texts(
      '<p>Свіжо, як м’ята на морозі. Northern Mint любить світлі кольори, низьку волатильність і дрібні, але часті виграші: добрий початок для новачка.</p>',
      '<p>Свежо, как мята на морозе. Northern Mint любит светлые цвета, низкую волатильность и небольшие, но частые выигрыши: хорошее начало для новичка.</p>',
      '<p>Fresh as mint in the frost. Northern Mint likes bright colours, low volatility and wins that are small but frequent: a good place to begin.</p>',
      '<p>Аяздағы жалбыздай сергек. Northern Mint ашық түстерді, төмен құбылмалылықты және шағын, бірақ жиі ұтыстарды ұнатады: жаңадан бастағанға жақсы таңдау.</p>',
    ),
  },
  {
    slug: 'teremok-play',
    name: 'Teremok Play',
    keywords: {
      ua: ['Teremok Play', 'казкові слоти', 'ігри за казками', 'слоти зі звірятами'],
      ru: ['Teremok Play', 'сказочные слоты', 'игры по сказкам', 'слоты со зверями'],
      en: ['Teremok Play', 'fairy tale slots', 'folk tale games', 'animal slots'],
      kz: ['Teremok Play', 'ертегі слоттары', 'ертегі желісіндегі ойындар', 'аңдар туралы слоттар'],
    },
    description: texts(
      '<p>Жаб’ячі хори, лисиці з хитринкою та піч, що сама розкладає карти. Teremok Play перетворює народні казки на слоти з гумором і несподіваними бонусами.</p>',
      '<p>Лягушачьи хоры, лисы с хитрецой и печь, которая сама раскладывает карты. Teremok Play превращает народные сказки в слоты с юмором и неожиданными бонусами.</p>',
      '<p>Choirs of frogs, foxes up to something, and a stove that deals its own cards. Teremok Play turns folk tales into slots with humour and bonuses you don’t expect.</p>',
      '<p>Бақалар хоры, қу түлкілер және картаны өзі тарататын пеш. Teremok Play халық ертегілерін әзілі мен күтпеген бонустары бар слоттарға айналдырады.</p>',
    ),
  },
];
