import { texts } from '../plant';

/** Title and description of every page. The running text of legal and house pages stands in files of its own. */
export const PAGE_TITLES = {
  main: {
    title: texts(
      'Kozyr: онлайн-казино з чесними іграми',
      'Kozyr: онлайн-казино с честными играми',
      'Kozyr: an online casino with fair games',
      'Kozyr: ойындары адал онлайн-казино',
    ),
    description: texts(
      'Слоти, живе казино та ігри власної студії, чесність яких можна перевірити. Бонус 300 % на перше поповнення.',
      'Слоты, живое казино и игры собственной студии, честность которых можно проверить. Бонус 300 % на первое пополнение.',
      'Slots, live casino and house games whose fairness you can check for yourself. A 300% bonus on your first deposit.',
      'Слоттар, тікелей казино және адалдығын өзіңіз тексере алатын өз студиямыздың ойындары. Алғашқы толтыруға 300 % бонус.',
    ),
  },
  games: {
    title: texts('Усі ігри', 'Все игры', 'All games', 'Барлық ойындар'),
    description: texts(
      'Каталог слотів та миттєвих ігор: шукайте за назвою, провайдером або темою, грайте на гроші чи в демо.',
      'Каталог слотов и мгновенных игр: ищите по названию, провайдеру или теме, играйте на деньги или в демо.',
      'The full list of slots and instant games: search by name, provider or theme, play for money or in demo mode.',
      'Слоттар мен лездік ойындар каталогы: атауы, провайдері не тақырыбы бойынша іздеңіз, ақшаға немесе демо түрде ойнаңыз.',
    ),
  },
  'live-casino': {
    title: texts('Живе казино', 'Живое казино', 'Live casino', 'Тікелей казино'),
    description: texts(
      'Столи з ведучими в реальному часі: рулетка й карти, зрозумілі ліміти, відкриті місця.',
      'Столы с ведущими в реальном времени: рулетка и карты, понятные лимиты, свободные места.',
      'Tables with real hosts in real time: roulette and cards, clear limits, open seats.',
      'Нақты уақытта жүргізушісі бар үстелдер: рулетка мен карталар, түсінікті лимиттер, бос орындар.',
    ),
  },
  providers: {
    title: texts('Провайдери ігор', 'Провайдеры игр', 'Game providers', 'Ойын провайдерлері'),
    description: texts(
      'Студії, чиї ігри є в Kozyr: характер кожної, її найкращі роботи й новинки.',
      'Студии, чьи игры есть в Kozyr: характер каждой, её лучшие работы и новинки.',
      'The studios whose games you find at Kozyr: what each is known for, its best work and what is new.',
      'Kozyr-дағы ойындарды жасаған студиялар: әрқайсысының мінезі, үздік және жаңа жұмыстары.',
    ),
  },
  cashbox: {
    title: texts('Каса', 'Касса', 'Cashbox', 'Касса'),
    description: texts(
      'Поповнення, виведення та історія операцій.',
      'Пополнение, вывод и история операций.',
      'Deposits, withdrawals and the history of your payments.',
      'Толтыру, ақша шығару және операциялар тарихы.',
    ),
  },
  profile: {
    title: texts('Профіль', 'Профиль', 'Profile', 'Профиль'),
    description: texts(
      'Ваші дані, рейтинг, баланси та історія ставок.',
      'Ваши данные, рейтинг, балансы и история ставок.',
      'Your details, rating, balances and betting history.',
      'Деректеріңіз, рейтингіңіз, баланстарыңыз және бәс тігу тарихы.',
    ),
  },
  'about-us': {
    title: texts('Про нас', 'О нас', 'About us', 'Біз туралы'),
    description: texts(
      'Хто ми, у що віримо та як улаштований Kozyr.',
      'Кто мы, во что верим и как устроен Kozyr.',
      'Who we are, what we believe in and how Kozyr works.',
      'Біз кімбіз, неге сенеміз және Kozyr қалай құрылған.',
    ),
  },
  'responsible-gaming': {
    title: texts('Відповідальна гра', 'Ответственная игра', 'Responsible gaming', 'Жауапты ойын'),
    description: texts(
      'Як тримати гру під контролем, які інструменти для цього є та де шукати допомогу.',
      'Как держать игру под контролем, какие инструменты для этого есть и где искать помощь.',
      'How to keep play under control, which tools help you do it and where to find support.',
      'Ойынды қалай бақылауда ұстауға болады, ол үшін қандай құралдар бар және көмекті қайдан іздеу керек.',
    ),
  },
  terms: {
    title: texts('Правила користування', 'Правила пользования', 'Terms of use', 'Пайдалану шарттары'),
    description: texts(
      'Умови, на яких ми надаємо послуги: рахунок, гроші, бонуси, ігри, суперечки.',
      'Условия, на которых мы предоставляем услуги: счёт, деньги, бонусы, игры, споры.',
      'The terms on which we serve you: account, money, bonuses, games and disputes.',
      'Қызмет көрсету шарттары: шот, ақша, бонустар, ойындар, даулар.',
    ),
  },
  'privacy-policy': {
    title: texts('Політика приватності', 'Политика конфиденциальности', 'Privacy policy', 'Құпиялық саясаты'),
    description: texts(
      'Які дані ми збираємо, навіщо, скільки їх зберігаємо та які маєте права.',
      'Какие данные мы собираем, зачем, сколько храним и какие у вас есть права.',
      'Which data we collect, why, how long we keep it and what your rights are.',
      'Қандай деректерді, не үшін жинаймыз, қанша сақтаймыз және сіздің қандай құқықтарыңыз бар.',
    ),
  },
};
export type PageKey = keyof typeof PAGE_TITLES;
