import { ACCOUNT_MODALS } from './modals/account';
import { BONUS_ERROR_MODALS } from './modals/bonus-errors';
import { BONUS_MODALS } from './modals/bonuses';
import type { ModalCopy } from './modals/modal';
import { PROMOTION_MODALS } from './modals/promotions';
import { STATUS_MODALS } from './modals/statuses';

/** What modals say. {{min_rating}}, {{amount}} (money with its currency) and the like are filled in by the site. */
export const MODALS: ModalCopy[] = [
  ...STATUS_MODALS,
  ...PROMOTION_MODALS,
  ...BONUS_MODALS,
  ...BONUS_ERROR_MODALS,
  ...ACCOUNT_MODALS,
];
