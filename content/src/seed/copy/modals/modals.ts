import { ACCOUNT_MODALS } from './account';
import { BONUS_ERROR_MODALS } from './bonus-errors';
import { BONUS_MODALS } from './bonuses';
import type { ModalCopy } from './modal';
import { PROMOTION_MODALS } from './promotions';
import { STATUS_MODALS } from './statuses';

/** What modals say. {{min_rating}}, {{amount}} (money with its currency) and the like are filled in by the site. */
export const MODALS: ModalCopy[] = [
  ...STATUS_MODALS,
  ...PROMOTION_MODALS,
  ...BONUS_MODALS,
  ...BONUS_ERROR_MODALS,
  ...ACCOUNT_MODALS,
];
