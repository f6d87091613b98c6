import { texts } from '../plant';

/** Titles of the pages whose rules are known before their play opens. */
export const LATER_PAGE_TITLES = {
  'live-casino': {
    title: texts('Live-казино', 'Live-казино', 'Live casino', 'Live-казино'),
    description: texts(
      'Живі столи зі спільним годинником: правила рулетки, межі ставок і коли ми відчиняємо двері.',
      'Живые столы с общими часами: правила рулетки, пределы ставок и когда мы открываем двери.',
      'Live tables on a shared clock: the rules of roulette, the limits, and when the doors open.',
      'Ортақ сағатпен жүретін live-үстелдер: рулетка ережесі, бәс шектері және есік қашан ашылады.',
    ),
  },
  cashback: {
    title: texts('Кешбек', 'Кешбэк', 'Cashback', 'Кешбэк'),
    description: texts(
      'Як щопонеділка повертається частина програного за тиждень: що враховуємо, коли нараховуємо, куди забрати.',
      'Как каждый понедельник возвращается часть проигранного за неделю: что учитываем, когда начисляем, куда забрать.',
      'How part of a week’s losses comes back every Monday: what counts, when it is credited and where you claim it.',
      'Апта бойғы ұтылыстың бір бөлігі дүйсенбі сайын қалай қайтады: не есептеледі, қашан түседі, қайда алынады.',
    ),
  },
  bonuses: {
    title: texts('Бонуси', 'Бонусы', 'Bonuses', 'Бонустар'),
    description: texts(
      'Як відіграють бонус, що в нього зараховується та від чого він згорає: усе названо до активації.',
      'Как отыгрывают бонус, что в него засчитывается и от чего он сгорает: всё названо до активации.',
      'How a bonus is wagered, what counts towards it and what burns it: all stated before you activate one.',
      'Бонус қалай ойнап өтіледі, не есептеледі және неден күйіп кетеді: бәрі белсендірмей тұрып айтылады.',
    ),
  },
  battles: {
    title: texts('Битви', 'Битвы', 'Battles', 'Шайқастар'),
    description: texts(
      'Турніри п’яти рівнів, від бронзи до діаманта: кваліфікація, очки й призи без відіграшу.',
      'Турниры пяти уровней, от бронзы до бриллианта: квалификация, очки и призы без отыгрыша.',
      'Tournaments in five tiers, from bronze to brilliant: qualification, scoring, and prizes without wagering.',
      'Қоладан гауһарға дейінгі бес деңгейлі турнирлер: іріктеу, ұпай және ойнап өтуді қажет етпейтін жүлделер.',
    ),
  },
  jackpots: {
    title: texts('Джекпоти', 'Джекпоты', 'Jackpots', 'Джекпоттар'),
    description: texts(
      'Чотири джекпоти чотирьох мастей: як вони ростуть, як починається розіграш та що опубліковано.',
      'Четыре джекпота четырёх мастей: как они растут, как начинается розыгрыш и что опубликовано.',
      'Four jackpots in four suits: how they grow, how a draw begins and what is published.',
      'Төрт түсті төрт джекпот: олар қалай өседі, ұтыс ойыны қалай басталады және нелер жарияланады.',
    ),
  },
  wheel: {
    title: texts('Колесо фортуни', 'Колесо фортуны', 'Wheel of fortune', 'Сәттілік дөңгелегі'),
    description: texts(
      'Одне обертання на день. Сектори й шанси опубліковано, а результат визначено ще до того, як колесо рушить.',
      'Одно вращение в день. Секторы и шансы опубликованы, а результат определён ещё до того, как колесо тронется.',
      'One spin a day. Sectors and odds are published, and the result is drawn before the wheel moves.',
      'Күніне бір айналым. Секторлар мен ықтималдықтар жарияланған, ал нәтиже дөңгелек қозғалмай тұрып анықталады.',
    ),
  },
};
