import { texts } from '../../seed';
import { DEPOSIT, inTurn, type ModalCopy, OKAY, paragraph, RATING } from './modal';

/** Verification, access, support, withdrawals and streaming. Spec §2, §4, §7, §8. */
export const ACCOUNT_MODALS: ModalCopy[] = [
  {
    key: 'call-verification-info',
    status: 'attention',
    header: texts('Підтвердження дзвінком', 'Подтверждение звонком', 'Verification by a call', 'Қоңырау арқылы растау'),
    body: inTurn(
      paragraph(
        'Ми зателефонуємо вам: дзвінок надійде протягом 10 секунд. Введіть 4 цифри з нього.',
        'Мы позвоним вам: звонок поступит в течение 10 секунд. Введите 4 цифры из него.',
        'We call you: the call arrives within 10 seconds. Enter the 4 digits from it.',
        'Біз сізге қоңырау шаламыз: ол 10 секунд ішінде келеді. Содан 4 цифрды енгізіңіз.',
      ),
      paragraph(
        'Пароля ми ніколи не питаємо: ні дзвінком, ні листом.',
        'Пароль мы никогда не спрашиваем: ни звонком, ни письмом.',
        'We never ask for your password, neither by phone nor in writing.',
        'Құпиясөзді телефонмен де, хатпен де ешқашан сұрамаймыз.',
      ),
    ),
    action: { ...OKAY, text: texts('Далі', 'Дальше', 'Next', 'Әрі қарай') },
  },
  {
    key: 'call-verification-set-phone',
    status: 'attention',
    header: texts('Ваш номер', 'Ваш номер', 'Your number', 'Сіздің нөміріңіз'),
    body: paragraph(
      'Вкажіть номер, на який надійде дзвінок. Він стане номером вашого акаунта.',
      'Укажите номер, на который поступит звонок. Он станет номером вашего аккаунта.',
      'Enter the number we should call. It becomes the number of your account.',
      'Қоңырау шалынатын нөмірді жазыңыз. Ол аккаунтыңыздың нөміріне айналады.',
    ),
    action: { ...OKAY, text: texts('Зателефонувати', 'Позвонить', 'Call me', 'Қоңырау шалу') },
  },
  {
    key: 'call-verification-confirmation',
    status: 'attention',
    header: texts('Введіть 4 цифри', 'Введите 4 цифры', 'Enter the 4 digits', '4 цифрды енгізіңіз'),
    body: paragraph(
      'Телефонуємо на {{phone}}. Наступна спроба буде можлива за 2 хвилини.',
      'Звоним на {{phone}}. Следующая попытка будет возможна через 2 минуты.',
      'We are calling {{phone}}. The next attempt is possible after 2 minutes.',
      '{{phone}} нөміріне қоңырау шалып жатырмыз. Келесі әрекет 2 минуттан кейін мүмкін болады.',
    ),
    action: { ...OKAY, text: texts('Підтвердити', 'Подтвердить', 'Confirm', 'Растау') },
  },
  {
    key: 'password-reset',
    status: 'attention',
    header: texts('Новий пароль', 'Новый пароль', 'A new password', 'Жаңа құпиясөз'),
    body: inTurn(
      paragraph(
        'Введіть телефон або пошту свого акаунта. Якщо такий акаунт є, ми надішлемо код.',
        'Введите телефон или почту своего аккаунта. Если такой аккаунт есть, мы отправим код.',
        'Enter the phone or email of your account. If there is such an account, we send a code.',
        'Аккаунтыңыздың телефонын не поштасын енгізіңіз. Ондай аккаунт болса, код жібереміз.',
      ),
      paragraph(
        'Пароль: від 6 до 16 символів, без пробілів. Коду не кажіть нікому, навіть нам.',
        'Пароль: от 6 до 16 символов, без пробелов. Код не говорите никому, даже нам.',
        'A password has 6 to 16 characters and no spaces. Tell nobody the code, not even us.',
        'Құпиясөз: 6-дан 16-ға дейінгі таңба, бос орынсыз. Кодты ешкімге, тіпті бізге де айтпаңыз.',
      ),
    ),
    action: { ...OKAY, text: texts('Далі', 'Дальше', 'Next', 'Әрі қарай') },
  },
  {
    key: 'support',
    status: 'attention',
    header: texts('Ми поруч', 'Мы рядом', 'We are near', 'Біз осындамыз'),
    body: inTurn(
      paragraph(
        'Поставте запитання тут, і ми відповімо на вашу пошту. Або напишіть нам там, де вам зручно: посилання поруч.',
        'Задайте вопрос здесь, и мы ответим на вашу почту. Или напишите нам там, где вам удобно: ссылки рядом.',
        'Ask here and we answer by email, or write to us wherever suits you: the links are beside.',
        'Сұрағыңызды осында қойыңыз, жауабын поштаңызға жібереміз. Не өзіңізге ыңғайлы жерге жазыңыз: сілтемелер осында.',
      ),
      paragraph(
        'Пароля й кодів ми не питаємо ніколи.',
        'Пароль и коды мы не спрашиваем никогда.',
        'We never ask for your password or codes.',
        'Құпиясөз бен кодты біз ешқашан сұрамаймыз.',
      ),
    ),
    action: OKAY,
  },
  {
    key: 'payout-rating-is-less-than-required',
    status: 'prevention',
    header: texts(
      'Для виведення бракує зірок',
      'Для вывода не хватает звёзд',
      'More stars needed to withdraw',
      'Ақша шығаруға жұлдыз жетпейді',
    ),
    body: paragraph(
      'Виведення доступне від рейтингу {{payout_min_rating_old}}, а ваш зараз — {{rating}}. Гроші лишаються на цифровому балансі.',
      'Вывод доступен с рейтинга {{payout_min_rating_old}}, а ваш сейчас — {{rating}}. Деньги остаются на цифровом балансе.',
      'Withdrawals need a rating of {{payout_min_rating_old}}; yours is {{rating}}. The money stays on your digital balance.',
      'Ақша шығаруға {{payout_min_rating_old}} рейтинг керек, сіздікі қазір — {{rating}}. Ақша цифрлық балансыңызда қалады.',
    ),
    action: RATING,
  },
  {
    key: 'payout-rating-check-unavailable',
    status: 'warning',
    header: texts('Не вдалося перевірити', 'Не удалось проверить', 'We could not check', 'Тексеру мүмкін болмады'),
    body: paragraph(
      'Перевірка рейтингу зараз недоступна, і це не означає, що він замалий. Спробуйте трохи згодом.',
      'Проверка рейтинга сейчас недоступна, и это не значит, что он слишком мал. Попробуйте немного позже.',
      'The rating check is unavailable right now; it does not mean that yours is too low. Please try a little later.',
      'Рейтингті тексеру қазір қолжетімсіз; бұл оның төмен екенін білдірмейді. Сәл кейінірек көріңіз.',
    ),
    action: OKAY,
  },
  {
    key: 'no-funds-for-withdrawal',
    status: 'prevention',
    header: texts(
      'Поки нічого виводити',
      'Пока нечего выводить',
      'Nothing to withdraw yet',
      'Әзірге шығаратын ақша жоқ',
    ),
    body: paragraph(
      'Виводять гроші з цифрового балансу, а він зараз порожній. Виграші збираються саме там.',
      'Выводят деньги с цифрового баланса, а он сейчас пуст. Выигрыши собираются именно там.',
      'Money is withdrawn from the digital balance, and it is empty now. That is where winnings gather.',
      'Ақша цифрлық баланстан шығарылады, ал ол қазір бос. Ұтыстар дәл сонда жиналады.',
    ),
    action: OKAY,
  },
  {
    key: 'technical-work',
    status: 'warning',
    header: texts('Технічні роботи', 'Технические работы', 'Technical work', 'Техникалық жұмыстар'),
    body: paragraph(
      'Зараз тривають технічні роботи. Баланси й незавершені раунди збережено.',
      'Сейчас идут технические работы. Балансы и незавершённые раунды сохранены.',
      'Technical work is underway. Balances and unfinished rounds are safe.',
      'Қазір техникалық жұмыстар жүріп жатыр. Баланстар мен аяқталмаған раундтар сақтаулы.',
    ),
    action: OKAY,
  },
  {
    key: 'no-streaming-connection',
    status: 'warning',
    header: texts(
      'Немає зв’язку з трансляцією',
      'Нет связи с трансляцией',
      'No streaming connection',
      'Трансляциямен байланыс жоқ',
    ),
    body: paragraph(
      'Перевірте мережу й відкрийте трансляцію ще раз.',
      'Проверьте сеть и откройте трансляцию ещё раз.',
      'Check your network and open the stream again.',
      'Желіні тексеріп, трансляцияны қайта ашыңыз.',
    ),
    action: OKAY,
  },
  {
    key: 'deposit-required',
    status: 'prevention',
    header: texts('Потрібне поповнення', 'Нужно пополнение', 'A deposit is needed', 'Шотты толтыру керек'),
    body: paragraph(
      'Для цього потрібне поповнення за останні 24 години.',
      'Для этого нужно пополнение за последние 24 часа.',
      'This needs a deposit within the last 24 hours.',
      'Бұл үшін шот соңғы 24 сағатта толтырылуы керек.',
    ),
    action: { ...DEPOSIT, type: 'make-deposit-light' },
  },
];
