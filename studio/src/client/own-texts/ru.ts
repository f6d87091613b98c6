import type { OwnTexts } from './en';

export const ru: OwnTexts = {
  typeBet: 'Ввести ставку вручную',
  betRange: 'От {least} до {most} с шагом {step}.',
  amountWanted: 'Введите сумму цифрами, например 12.40.',
  betTooLow: 'Это меньше, чем принимает игра. Наименьшая ставка — {amount}.',
  betTooHigh: 'Это больше, чем принимает игра. Наибольшая ставка — {amount}.',
  betBetween: 'Ставки меняются с шагом {step}. Введите {below} или {above}.',
  tabRounds: 'Раунды',
  roundsLoading: 'Загружаем ваши раунды…',
  roundsAfterThis: 'Ваши раунды появятся здесь, как только закончится тот, что идёт.',
  roundsNone: 'Вы ещё не сыграли ни одного раунда этой игры.',
  roundsOfDemo: 'Раунды демо хранятся, только пока игра не открыта заново.',
  roundOpen: 'ждёт вас',
  roundReturned: 'ставка возвращена',
  watchRound: 'Посмотреть снова',
};
