import type { OwnTexts } from './en';

export const uk: OwnTexts = {
  typeBet: 'Ввести ставку',
  betRange: 'Від {least} до {most} із кроком {step}.',
  amountWanted: 'Введіть суму цифрами, наприклад 12.40.',
  betTooLow: 'Це менше, ніж приймає гра. Найменша ставка — {amount}.',
  betTooHigh: 'Це більше, ніж приймає гра. Найбільша ставка — {amount}.',
  betBetween: 'Ставки змінюються з кроком {step}. Введіть {below} або {above}.',
  tabRounds: 'Раунди',
  roundsLoading: 'Завантажуємо ваші раунди…',
  roundsAfterThis: 'Ваші раунди з’являться тут, щойно завершиться той, що триває.',
  roundsNone: 'Ви ще не зіграли жодного раунду цієї гри.',
  roundsOfDemo: 'Раунди демо зберігаються, лише доки гру не відкрито знову.',
  roundOpen: 'чекає на вас',
  roundReturned: 'ставку повернено',
  watchRound: 'Переглянути',
};
