import type { OwnTexts } from './en';

export const kk: OwnTexts = {
  typeBet: 'Бәсті теріп енгізу',
  betRange: '{least} мен {most} аралығында, қадамы {step}.',
  amountWanted: 'Соманы цифрмен теріңіз, мысалы 12.40.',
  betTooLow: 'Бұл ойын қабылдайтын бәстен аз. Ең аз бәс — {amount}.',
  betTooHigh: 'Бұл ойын қабылдайтын бәстен көп. Ең көп бәс — {amount}.',
  betBetween: 'Бәс {step} қадаммен өзгереді. {below} немесе {above} деп теріңіз.',
  tabRounds: 'Раундтар',
  roundsLoading: 'Раундтарыңызды жүктеп жатырмыз…',
  roundsAfterThis: 'Жүріп жатқан раунд аяқталғанда раундтарыңыз осында шығады.',
  roundsNone: 'Бұл ойында әлі бірде-бір раунд ойнаған жоқсыз.',
  roundsOfDemo: 'Демо раундтары ойын қайта ашылғанға дейін ғана сақталады.',
  roundOpen: 'сізді күтіп тұр',
  roundReturned: 'бәс қайтарылды',
  watchRound: 'Қайта көру',
};
