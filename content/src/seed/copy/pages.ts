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
      '150 слотів п’яти студій із названим відсотком повернення. Демо без реєстрації та раунди, чесність яких можна перевірити.',
      '150 слотов пяти студий с названным процентом возврата. Демо без регистрации и раунды, честность которых можно проверить.',
      '150 slots from five studios, each with its return to player stated. Demo play without registering, and rounds whose fairness you can check.',
      'Бес студияның қайтарым пайызы көрсетілген 150 слоты. Тіркелусіз демо және адалдығын өзіңіз тексере алатын раундтар.',
    ),
  },
  games: {
    title: texts('Усі ігри', 'Все игры', 'All games', 'Барлық ойындар'),
    description: texts(
      'Каталог слотів: шукайте за назвою або студією, грайте на гроші чи в демо.',
      'Каталог слотов: ищите по названию или студии, играйте на деньги или в демо.',
      'The full list of slots: search by name or studio, play for money or in demo mode.',
      'Слоттар каталогы: атауы не студиясы бойынша іздеңіз, ақшаға немесе демо түрде ойнаңыз.',
    ),
  },
  providers: {
    title: texts('Провайдери ігор', 'Провайдеры игр', 'Game providers', 'Ойын провайдерлері'),
    description: texts(
      'Студії, чиї ігри є в Kozyr: характер кожної та що вона робить.',
      'Студии, чьи игры есть в Kozyr: характер каждой и что она делает.',
      'The studios whose games you find at Kozyr: the character of each and what it makes.',
      'Kozyr-дағы ойындарды жасаған студиялар: әрқайсысының мінезі мен жасайтын ойындары.',
    ),
  },
  cashbox: {
    title: texts('Каса', 'Касса', 'Cashbox', 'Касса'),
    description: texts(
      'Поповнення карткою, історія поповнень і раундів.',
      'Пополнение картой, история пополнений и раундов.',
      'Deposits by card, and the history of your deposits and rounds.',
      'Картамен толтыру, толтырулар мен раундтар тарихы.',
    ),
  },
  profile: {
    title: texts('Профіль', 'Профиль', 'Profile', 'Профиль'),
    description: texts(
      'Ваші дані, рейтинг і баланси.',
      'Ваши данные, рейтинг и балансы.',
      'Your details, rating and balances.',
      'Деректеріңіз, рейтингіңіз және баланстарыңыз.',
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
      'Як тримати гру під контролем, які ознаки мають насторожити та де шукати допомогу.',
      'Как держать игру под контролем, какие признаки должны насторожить и где искать помощь.',
      'How to keep play under control, which signs to take seriously and where to look for help.',
      'Ойынды қалай бақылауда ұстауға болады, қандай белгілер сақтандыруы керек және көмекті қайдан іздеу керек.',
    ),
  },
  terms: {
    title: texts('Правила користування', 'Правила пользования', 'Terms of use', 'Пайдалану шарттары'),
    description: texts(
      'Умови, на яких ми надаємо послуги: рахунок, баланси, поповнення, ігри, суперечки.',
      'Условия, на которых мы предоставляем услуги: счёт, балансы, пополнения, игры, споры.',
      'The terms on which we serve you: account, balances, deposits, games and disputes.',
      'Қызмет көрсету шарттары: шот, баланстар, толтыру, ойындар, даулар.',
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
