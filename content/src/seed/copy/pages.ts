import { texts } from '../seed';
import { LATER_PAGE_TITLES } from './pages-later';

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
      'Тисячі ігор 25 студій із названим відсотком повернення. Демо без реєстрації та раунди, чесність яких можна перевірити.',
      'Тысячи игр 25 студий с названным процентом возврата. Демо без регистрации и раунды, честность которых можно проверить.',
      'Thousands of games from 25 studios, each with its return to player stated. Demo play without registering, and rounds whose fairness you can check.',
      '25 студияның қайтарым пайызы көрсетілген мыңдаған ойыны. Тіркелусіз демо және адалдығын өзіңіз тексере алатын раундтар.',
    ),
  },
  games: {
    title: texts('Усі ігри', 'Все игры', 'All games', 'Барлық ойындар'),
    description: texts(
      'Тисячі ігор в одному каталозі: шукайте за назвою або студією, грайте на гроші чи в демо.',
      'Тысячи игр в одном каталоге: ищите по названию или студии, играйте на деньги или в демо.',
      'Thousands of games in one place: search by name or studio, play for money or in demo mode.',
      'Бір каталогтағы мыңдаған ойын: атауы не студиясы бойынша іздеңіз, ақшаға немесе демо түрде ойнаңыз.',
    ),
  },
  providers: {
    title: texts('Провайдери ігор', 'Провайдеры игр', 'Game providers', 'Ойын провайдерлері'),
    description: texts(
      '25 студій, чиї ігри є в Kozyr: характер кожної та що вона робить.',
      '25 студий, чьи игры есть в Kozyr: характер каждой и что она делает.',
      'The 25 studios whose games you find at Kozyr: the character of each and what it makes.',
      'Kozyr-дағы ойындарды жасаған 25 студия: әрқайсысының мінезі мен жасайтын ойындары.',
    ),
  },
  'provider-page': {
    title: texts('Сторінка студії', 'Страница студии', 'Studio page', 'Студия беті'),
    description: texts(
      'Що робить ця студія, чим відрізняється від інших та які її ігри є в Kozyr.',
      'Что делает эта студия, чем отличается от других и какие её игры есть в Kozyr.',
      'What this studio makes, how it differs from the others and which of its games are at Kozyr.',
      'Бұл студия не жасайды, басқалардан несімен ерекше және Kozyr-да қандай ойындары бар.',
    ),
  },
  cashbox: {
    title: texts('Каса', 'Касса', 'Cashbox', 'Касса'),
    description: texts(
      'Поповнення карткою, правила виведення, історія поповнень і раундів.',
      'Пополнение картой, правила вывода, история пополнений и раундов.',
      'Deposits by card, the rules of withdrawals, and the history of your deposits and rounds.',
      'Картамен толтыру, ақша шығару ережелері, толтырулар мен раундтар тарихы.',
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
      'Ойынды қалай бақылауда ұстауға болады, қандай белгілерден сақтану керек және көмекті қайдан іздеу керек.',
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
      'Які дані ми збираємо, навіщо, скільки їх зберігаємо та які ви маєте права.',
      'Какие данные мы собираем, зачем, сколько храним и какие у вас есть права.',
      'Which data we collect, why, how long we keep it and what your rights are.',
      'Қандай деректерді, не үшін жинаймыз, қанша сақтаймыз және сіздің қандай құқықтарыңыз бар.',
    ),
  },
  footer: {
    title: texts('Низ сайту', 'Низ сайта', 'Foot of the site', 'Сайттың төменгі жағы'),
    description: texts(
      'Рядки внизу кожної сторінки: ліцензія та відповідальна гра.',
      'Строки внизу каждой страницы: лицензия и ответственная игра.',
      'The lines at the foot of every page: licence and responsible play.',
      'Әр беттің төменгі жағындағы жолдар: лицензия және жауапты ойын.',
    ),
  },
  ...LATER_PAGE_TITLES,
};
export type PageKey = keyof typeof PAGE_TITLES;
