import { expect, test } from 'vitest';
import { bonusModalClosed, firstDepositBonusOffered, useBonusFlags, welcomePromocodeOffered } from './store';

const flags = () => {
  const { isWelcomePromocodeModalOpen, isFirstDepositBonusModalOpen } = useBonusFlags.getState();
  return { isWelcomePromocodeModalOpen, isFirstDepositBonusModalOpen };
};
const none = { isWelcomePromocodeModalOpen: false, isFirstDepositBonusModalOpen: false };

test('the bonus modals open and close by their flags, one at a time', () => {
  expect(flags()).toEqual(none);
  welcomePromocodeOffered({ askedFor: true });
  expect(flags()).toEqual({ ...none, isWelcomePromocodeModalOpen: true });
  expect(useBonusFlags.getState().askedFor).toBe(true);
  firstDepositBonusOffered({ askedFor: false });
  expect(flags()).toEqual({ ...none, isFirstDepositBonusModalOpen: true });
  expect(useBonusFlags.getState().askedFor).toBe(false);
  bonusModalClosed();
  expect(flags()).toEqual(none);
});
