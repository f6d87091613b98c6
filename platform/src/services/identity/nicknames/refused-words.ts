/** What only the house is called. Found anywhere in a nickname. */
export const HOUSE_WORDS = [
  ...['admin', 'moderat', 'kozyr', 'kozir', 'support', 'operator', 'official', 'casino', 'kazino'],
  ...['cashier', 'security', 'sysadmin', 'gamemaster', 'podderzhk', 'pidtrimk'],
  ...[
    'админ',
    'адмін',
    'әкімші',
    'модерат',
    'козыр',
    'козир',
    'қозыр',
    'саппорт',
    'поддержк',
    'підтримк',
    'қолдау',
    'оператор',
  ],
  ...['казино', 'офіційн', 'официальн', 'ресми', 'кассир', 'касир', 'служба', 'безпек', 'безопасност', 'қауіпсізд'],
];

/** What leads out of here: beginnings of addresses and names of messengers. Found anywhere. */
export const CONTACT_WORDS = [
  ...['http', 'www', 'gmail', 'mailru', 'ukrnet', 'yandex', 'telegram', 'whatsapp', 'watsap', 'viber', 'instagram'],
  ...['discord', 'facebook', 'tiktok', 'onlyfans', 'dotcom', 'promocode'],
  ...['телеграм', 'телега', 'ватсап', 'вотсап', 'вайбер', 'инстаграм', 'інстаграм', 'дискорд', 'промокод'],
];

/**
 * Stems of insults and obscenities in the four languages, and as they are written in Latin letters. Found anywhere; with ^ only at the
 * beginning, since they are within innocent words elsewhere.
 */
export const INSULTS = [
  // Russian
  ...[
    'хуй',
    'хуе',
    'хуё',
    'хуя',
    'хуи',
    'пизд',
    '^еба',
    '^ебл',
    '^ебу',
    '^ебн',
    'заеб',
    'выеб',
    'уебо',
    'уеба',
    'долбое',
  ],
  ...['^бля', '^мудак', '^мудил', 'пидор', 'пидар', 'педик', '^сука', '^суки', 'шлюх', 'гандон', 'гондон', 'говн'],
  ...['дебил', '^чмо', 'мразь', '^жиды', '^хохол', '^хохлы', 'чурка', 'чурки', 'черножоп', 'нигер', 'ниггер'],
  ...['залуп', 'дроч', 'минет', 'трахн', 'насильник', 'гитлер', 'нацист', 'фашист'],
  // Ukrainian
  ...[
    'курва',
    'курви',
    '^срака',
    '^сраку',
    '^сран',
    'гівн',
    'лайно',
    'підор',
    'підар',
    'довбой',
    'довбоє',
    'кацап',
    'хуї',
  ],
  ...['хує', 'їбан', 'єбан', 'йобан', 'повія', 'мерзот', 'гітлер', 'фашист', 'ґвалтівник', 'гвалтівник'],
  // Kazakh
  ...[
    'қотақ',
    'котак',
    'кутак',
    'құтақ',
    'көтіңді',
    'сігей',
    'сігі',
    'амыңды',
    'амынды',
    '^боқ',
    'жәлеп',
    'жалеп',
    'қаншық',
  ],
  ...['каншык', 'есуас', 'ақымақ', 'акымак', 'шешеңді', 'шешенди'],
  // English
  ...['fuck', 'shit', 'cunt', 'bitch', 'nigger', 'nigga', '^fag', 'faggot', 'whore', 'slut', 'asshole', 'dickhead'],
  ...['motherf', 'cocksuck', 'bastard', '^rapist', '^nazi', 'hitler', '^kike', 'retard', 'pedoph', 'wank', 'pussy'],
  // In Latin letters
  ...['^hui', '^huy', 'huesos', 'pizd', '^ebat', '^ebal', 'zaeb', '^blya', 'blyad', '^suka', 'pidor', 'pidar', 'mudak'],
  ...['gandon', 'shluh', 'govno', '^hohol', 'kacap', 'kurva', 'kotak', 'jalep', 'zhalep', 'debil'],
];
