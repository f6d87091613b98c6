import { type Texts, texts } from '../../seed';
import { CLEAR, type ModalCopy, OKAY, paragraph } from './modal';

function refusal(key: string, header: Texts, body: Texts, status: ModalCopy['status'] = 'warning'): ModalCopy {
  return { key, status, header, body, action: OKAY };
}

/** A modal for each bonus error code of spec §8, keyed by the code in kebab case. */
export const BONUS_ERROR_MODALS: ModalCopy[] = [
  refusal(
    'bonus-activation-limit-reached',
    texts('Активації вичерпано', 'Активации исчерпаны', 'No activations left', 'Белсендіру таусылды'),
    paragraph(
      'Цей бонус уже взяли стільки разів, скільки дозволено. Якщо ліміт денний, спробуйте завтра.',
      'Этот бонус уже взяли столько раз, сколько разрешено. Если лимит дневной, попробуйте завтра.',
      'This bonus has been taken as many times as allowed. If the limit is daily, try tomorrow.',
      'Бұл бонус рұқсат етілген саннан алынып болды. Шегі күндік болса, ертең көріңіз.',
    ),
  ),
  {
    ...refusal(
      'needs-user-confirmation',
      texts('Підтвердьте вибір', 'Подтвердите выбор', 'Please confirm', 'Таңдауыңызды растаңыз'),
      paragraph(
        'Новий бонус замінить попередній, і залишок бонусного балансу згорить.',
        'Новый бонус заменит прежний, и остаток бонусного баланса сгорит.',
        'The new bonus replaces the present one, and what is left on the bonus balance is lost.',
        'Жаңа бонус бұрынғысының орнын басады, бонус балансының қалдығы күйіп кетеді.',
      ),
      'attention',
    ),
    action: CLEAR,
  },
  refusal(
    'bonus-invalid-activation-code',
    texts('Код не підійшов', 'Код не подошёл', 'That code did not work', 'Код сәйкес келмеді'),
    paragraph(
      'Звірте промокод літера за літерою: великі й малі, нуль і літеру «О» легко сплутати.',
      'Сверьте промокод буква за буквой: большие и маленькие, ноль и букву «О» легко перепутать.',
      'Check the promo code letter by letter: capitals matter, and a zero is easily taken for an “O”.',
      'Промокодты әріптеп тексеріңіз: бас және кіші әріпті, нөл мен «О» әрпін шатастыру оңай.',
    ),
  ),
  refusal(
    'bonus-not-found',
    texts('Такого бонусу немає', 'Такого бонуса нет', 'There is no such bonus', 'Мұндай бонус жоқ'),
    paragraph(
      'Можливо, його вже прибрали. Те, що доступне зараз, — у розділі бонусів.',
      'Возможно, его уже убрали. То, что доступно сейчас, — в разделе бонусов.',
      'It may have been withdrawn. What is available now is listed in the bonuses.',
      'Ол алынып тасталған болуы мүмкін. Қазір қолжетімділері бонустар бөлімінде.',
    ),
  ),
  refusal(
    'bonus-invalid',
    texts('Цей бонус не діє', 'Этот бонус не действует', 'This bonus is not valid', 'Бұл бонус жарамсыз'),
    paragraph(
      'Його не вдалося прийняти. Нічого не списано й не змінено; оберіть інший або спробуйте згодом.',
      'Его не удалось принять. Ничего не списано и не изменено; выберите другой или попробуйте позже.',
      'It could not be accepted. Nothing was taken or changed; choose another or try later.',
      'Оны қабылдау мүмкін болмады. Ештеңе алынған да, өзгерген де жоқ; басқасын таңдаңыз не кейінірек көріңіз.',
    ),
    'error',
  ),
  refusal(
    'bonus-is-not-started',
    texts('Ще не почався', 'Ещё не начался', 'Not started yet', 'Әлі басталған жоқ'),
    paragraph(
      'Дату й час початку названо на картці бонусу. Поверніться тоді.',
      'Дата и время начала названы на карточке бонуса. Возвращайтесь тогда.',
      'The card of the bonus names the date and time of its start. Come back then.',
      'Басталатын күні мен уақыты бонус картасында жазылған. Сол кезде келіңіз.',
    ),
    'prevention',
  ),
  refusal(
    'bonus-already-used',
    texts('Ви вже брали цей бонус', 'Вы уже брали этот бонус', 'You have had this bonus', 'Бұл бонусты алып қойғансыз'),
    paragraph(
      'Його дають один раз на гравця. Загляньте до інших.',
      'Его дают один раз на игрока. Загляните к другим.',
      'It is given once to a player. Have a look at the others.',
      'Ол бір ойыншыға бір рет беріледі. Басқаларын қарап көріңіз.',
    ),
    'prevention',
  ),
  refusal(
    'bonus-already-used-today',
    texts(
      'Сьогодні ви вже брали цей бонус',
      'Сегодня вы уже брали этот бонус',
      'You have had it today',
      'Бүгін бұл бонусты алып қойғансыз',
    ),
    paragraph(
      'Сьогодні цим бонусом ви вже скористалися. Знову його можна взяти завтра, а якщо завтра його не дають — наступного з його днів.',
      'Сегодня вы уже воспользовались этим бонусом. Снова его можно взять завтра, а если завтра его не дают — в следующий из его дней.',
      'You have already used it today. It can be taken again tomorrow or, where it is not given then, on the next of its days.',
      'Бұл бонусты бүгін пайдаланып қойдыңыз. Оны ертең, ал ертең берілмесе, берілетін келесі күні қайта алуға болады.',
    ),
    'prevention',
  ),
  refusal(
    'bonus-not-allowed',
    texts('Цей бонус вам недоступний', 'Этот бонус вам недоступен', 'Not open to you', 'Бұл бонус сізге қолжетімсіз'),
    paragraph(
      'Він для гравців з іншими умовами: їх названо на картці бонусу.',
      'Он для игроков с другими условиями: они названы на карточке бонуса.',
      'It is for players who meet other conditions: the card of the bonus names them.',
      'Ол басқа шартқа сай ойыншыларға арналған: шарты бонус картасында жазылған.',
    ),
    'prevention',
  ),
  refusal(
    'bonus-not-active',
    texts('Бонус не активний', 'Бонус не активен', 'The bonus is not active', 'Бонус белсенді емес'),
    paragraph(
      'Він уже завершився або його вимкнено, тож скасовувати чи активувати нічого. Оберіть бонус ще раз.',
      'Он уже завершился или выключен, так что отменять или активировать нечего. Выберите бонус ещё раз.',
      'It has ended already or is switched off, so there is nothing to cancel or activate. Choose a bonus again.',
      'Ол аяқталып қойған немесе өшірілген, сондықтан бас тартатын да, белсендіретін де ештеңе жоқ. Бонусты қайта таңдаңыз.',
    ),
  ),
  refusal(
    'noverified-user-error',
    texts('Підтвердьте номер', 'Подтвердите номер', 'Verify your number', 'Нөміріңізді растаңыз'),
    paragraph(
      'Для цього бонусу потрібен підтверджений телефон. Один дзвінок — і все готово.',
      'Для этого бонуса нужен подтверждённый телефон. Один звонок — и всё готово.',
      'This bonus needs a verified phone. It takes one call.',
      'Бұл бонусқа расталған телефон керек. Бір қоңырау жеткілікті.',
    ),
    'prevention',
  ),
];
