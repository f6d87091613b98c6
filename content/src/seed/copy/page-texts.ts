import { texts } from '../seed';

export const PROVIDERS_INTRO = texts(
  '<p>25 студій, і кожна грає по-своєму: хтось кує, хтось вишиває, хтось запускає комети. Відкрийте сторінку студії, щоб дізнатися її вдачу й побачити її ігри.</p>',
  '<p>25 студий, и каждая играет по-своему: кто-то куёт, кто-то вышивает, кто-то запускает кометы. Откройте страницу студии, чтобы узнать её нрав и увидеть её игры.</p>',
  '<p>25 studios, and each plays in its own way: one hammers, one embroiders, one sends up comets. Open a studio’s page to learn its temper and see its games.</p>',
  '<p>25 студия, әрқайсысы өзінше ойнайды: бірі темір соғады, бірі кесте тігеді, бірі құйрықты жұлдыз ұшырады. Мінезін біліп, ойындарын көру үшін студия бетін ашыңыз.</p>',
);

export const PROVIDER_PAGE = {
  guest: texts(
    '<h2>Сподобався почерк?</h2><p>Кожну гру студії можна спершу відкрити в демо: без грошей і без реєстрації.</p>',
    '<h2>Понравился почерк?</h2><p>Каждую игру студии можно сначала открыть в демо: без денег и без регистрации.</p>',
    '<h2>Do you like its hand?</h2><p>Every game of the studio can be opened in demo mode first: without money and without registering.</p>',
    '<h2>Қолтаңбасы ұнады ма?</h2><p>Студияның әр ойынын алдымен демода ашуға болады: ақшасыз әрі тіркелусіз.</p>',
  ),
  guestAction: texts('Приєднатися', 'Присоединиться', 'Join the table', 'Қосылу'),
  member: texts(
    '<h2>Є з чим порівняти</h2><p>За нашим столом 25 студій. Сусіди цієї — на одній сторінці.</p>',
    '<h2>Есть с чем сравнить</h2><p>За нашим столом 25 студий. Соседи этой — на одной странице.</p>',
    '<h2>There is more to compare</h2><p>25 studios sit at our table. The neighbours of this one are all on one page.</p>',
    '<h2>Салыстыратын нәрсе бар</h2><p>Біздің үстелде 25 студия бар. Бұл студияның көршілері бір бетте тұр.</p>',
  ),
  memberAction: texts('Усі студії', 'Все студии', 'All studios', 'Барлық студиялар'),
};

export const CASHBOX_GUEST = texts(
  '<h2>Каса — для тих, хто увійшов</h2><p>Картку ви вводите тільки на сторінці платіжної системи. Ми її не бачимо й не зберігаємо.</p>',
  '<h2>Касса — для тех, кто вошёл</h2><p>Карту вы вводите только на странице платёжной системы. Мы её не видим и не храним.</p>',
  '<h2>The cashbox is for players who are logged in</h2><p>You enter your card on the payment system’s page only. We neither see nor keep it.</p>',
  '<h2>Касса кірген ойыншыларға ашық</h2><p>Картаны тек төлем жүйесінің бетінде енгізесіз. Біз оны көрмейміз де, сақтамаймыз да.</p>',
);

export const ABOUT_JOIN = {
  guest: texts(
    '<h2>Подивіться самі</h2><p>Найкраще про нас розкаже демо: воно відкрите без реєстрації.</p>',
    '<h2>Посмотрите сами</h2><p>Лучше всего о нас расскажет демо: оно открыто без регистрации.</p>',
    '<h2>See for yourself</h2><p>The demo tells you most about us, and it is open without registering.</p>',
    '<h2>Өзіңіз көріңіз</h2><p>Біз туралы ең жақсы айтатын — демо: ол тіркелусіз ашық.</p>',
  ),
  member: texts(
    '<h2>Дякуємо, що ви з нами</h2><p>Якщо побачите тут неправду чи незрозуміле слово, напишіть нам через сторінки, вказані внизу.</p>',
    '<h2>Спасибо, что вы с нами</h2><p>Если увидите здесь неправду или непонятное слово, напишите нам через страницы, указанные внизу.</p>',
    '<h2>Thank you for being here</h2><p>If something on this page is untrue or unclear, write to us through the pages named below.</p>',
    '<h2>Бізбен бірге болғаныңызға рақмет</h2><p>Осы жерден жаңсақ не түсініксіз сөз көрсеңіз, төменде көрсетілген парақшаларымыз арқылы жазыңыз.</p>',
  ),
  action: texts('До ігор', 'К играм', 'See the games', 'Ойындарға'),
};

/** The licence is fictional, and its line says so. Spec §1 asks for one from content. */
export const FOOTER = {
  licence: texts(
    '<p>Ліцензія № 000-К вигадана, як і сам заклад: перед справжнім відкриттям тут стоятимуть номер, регулятор і назва компанії.</p>',
    '<p>Лицензия № 000-К вымышлена, как и само заведение: перед настоящим открытием здесь будут стоять номер, регулятор и название компании.</p>',
    '<p>Licence No. 000-K is fictional, and so is the house: before a real opening, the number, the regulator and the company will stand here.</p>',
    '<p>№ 000-К лицензиясы да, ойын үйінің өзі де ойдан шығарылған: шын ашылар алдында мұнда нөмір, реттеуші және компания атауы тұрады.</p>',
  ),
  responsible: texts(
    '<p>Лише для тих, кому виповнився 21 рік. Гра — це плата за розвагу; якщо вона перестала тішити, <a href="/responsible-gaming">ось що допоможе</a>.</p>',
    '<p>Только для тех, кому исполнился 21 год. Игра — это плата за развлечение; если она перестала радовать, <a href="/responsible-gaming">вот что поможет</a>.</p>',
    '<p>For people aged 21 and over only. Play is a price paid for fun; if the fun has gone, <a href="/responsible-gaming">here is what helps</a>.</p>',
    '<p>Тек 21 жасқа толғандарға. Ойын — көңіл көтеру үшін төленетін баға; қуантпай қойса, <a href="/responsible-gaming">мына кеңестер көмектеседі</a>.</p>',
  ),
};
