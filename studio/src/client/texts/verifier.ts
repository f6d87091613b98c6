import type { Locale } from '@kozyr/contracts/locales';

type VerifierTexts = Record<
  | 'title'
  | 'intro'
  | 'how'
  | 'serverSeed'
  | 'clientSeed'
  | 'nonce'
  | 'model'
  | 'commitment'
  | 'verify'
  | 'holds'
  | 'broken'
  | 'total'
  | 'stake'
  | 'paidSpin'
  | 'freeSpin'
  | 'stops'
  | 'coins',
  string
>;

/** What the verifier page says. */
export const VERIFIER_TEXTS: Record<Locale, VerifierTexts> = {
  en: {
    title: 'Check a round yourself',
    intro:
      'Everything is computed on this page, in your browser. It sends nothing and works with the network switched off.',
    how: 'Block n of a round is HMAC-SHA256(server seed, "client seed:round number:n"). It is read as 32-bit numbers; each draws the next thing in turn: in a slot one reel’s stop, five for every spin; in a cascade one cell after another, column by column from the top, and a multiplier’s value right after it.',
    serverSeed: 'Revealed server seed',
    clientSeed: 'Client seed',
    nonce: 'Round number',
    model: 'Mathematical model of the game',
    commitment: 'Commitment shown before play (optional)',
    verify: 'Compute the round',
    holds: 'The server seed matches the commitment.',
    broken: 'The server seed does not match the commitment.',
    total: 'The round pays',
    stake: 'bet',
    paidSpin: 'Paid spin',
    freeSpin: 'Free spin',
    stops: 'Stops',
    coins: 'Coins (a bet is 20)',
  },
  uk: {
    title: 'Перевірте раунд самі',
    intro: 'Усе обчислюється на цій сторінці, у вашому браузері. Вона нічого не надсилає й працює з вимкненою мережею.',
    how: 'Блок n раунду — це HMAC-SHA256(сид сервера, "сид гравця:номер раунду:n"). Його читають як 32-бітні числа; кожне розігрує наступне по черзі: у слоті — зупинку одного барабана, п’ять на кожен спін; у каскаді — клітинку за клітинкою, стовпець за стовпцем згори, а значення множника — одразу після нього.',
    serverSeed: 'Розкритий сид сервера',
    clientSeed: 'Сид гравця',
    nonce: 'Номер раунду',
    model: 'Математична модель гри',
    commitment: 'Зобов’язання, показане до гри (необов’язково)',
    verify: 'Обчислити раунд',
    holds: 'Сид сервера збігається із зобов’язанням.',
    broken: 'Сид сервера не збігається із зобов’язанням.',
    total: 'Раунд платить',
    stake: 'ставки',
    paidSpin: 'Оплачений спін',
    freeSpin: 'Фріспін',
    stops: 'Зупинки',
    coins: 'Монети (ставка — 20)',
  },
  ru: {
    title: 'Проверьте раунд сами',
    intro:
      'Всё вычисляется на этой странице, в вашем браузере. Она ничего не отправляет и работает с выключенной сетью.',
    how: 'Блок n раунда — это HMAC-SHA256(сид сервера, "сид игрока:номер раунда:n"). Он читается как 32-битные числа; каждое разыгрывает следующее по порядку: в слоте — остановку одного барабана, пять на каждый спин; в каскаде — клетку за клеткой, столбец за столбцом сверху, а значение множителя — сразу после него.',
    serverSeed: 'Раскрытый сид сервера',
    clientSeed: 'Сид игрока',
    nonce: 'Номер раунда',
    model: 'Математическая модель игры',
    commitment: 'Обязательство, показанное до игры (не обязательно)',
    verify: 'Вычислить раунд',
    holds: 'Сид сервера совпадает с обязательством.',
    broken: 'Сид сервера не совпадает с обязательством.',
    total: 'Раунд платит',
    stake: 'ставки',
    paidSpin: 'Оплаченный спин',
    freeSpin: 'Фриспин',
    stops: 'Остановки',
    coins: 'Монеты (ставка — 20)',
  },
  kk: {
    title: 'Раундты өзіңіз тексеріңіз',
    intro:
      'Бәрі осы бетте, сіздің браузеріңізде есептеледі. Ол ештеңе жібермейді және желі өшірулі кезде де жұмыс істейді.',
    how: 'Раундтың n-блогы — HMAC-SHA256(сервер сиді, "ойыншы сиді:раунд нөмірі:n"). Ол 32 биттік сандар ретінде оқылады; әрқайсысы келесі нәрсені кезекпен ойнатады: слотта — бір барабанның тоқтауын, әр айналымға бесеуден; каскадта — ұяшықтарды бірінен соң бірін, баған-баған жоғарыдан төмен, ал көбейткіштің мәнін — одан кейін бірден.',
    serverSeed: 'Ашылған сервер сиді',
    clientSeed: 'Ойыншы сиді',
    nonce: 'Раунд нөмірі',
    model: 'Ойынның математикалық моделі',
    commitment: 'Ойынға дейін көрсетілген міндеттеме (міндетті емес)',
    verify: 'Раундты есептеу',
    holds: 'Сервер сиді міндеттемеге сәйкес келеді.',
    broken: 'Сервер сиді міндеттемеге сәйкес келмейді.',
    total: 'Раунд төлейді',
    stake: 'бәс',
    paidSpin: 'Ақылы айналым',
    freeSpin: 'Тегін айналым',
    stops: 'Тоқтаулар',
    coins: 'Монеталар (бәс — 20)',
  },
};
