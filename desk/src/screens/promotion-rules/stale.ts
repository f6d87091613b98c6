import {
  getPromotionVersion,
  listPromotionKinds,
  listPromotionVersions,
} from '@kozyr/contracts/operator/promotion-settings';

/** What is not true any more once a version was written or decided about. */
export const STALE = [listPromotionKinds, listPromotionVersions, getPromotionVersion];
