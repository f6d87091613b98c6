import { getRiskCase, listRiskCases } from '@kozyr/contracts/operator/risk-cases';
import { getToday } from '@kozyr/contracts/operator/today';
import { getQueuedWithdrawal, listWithdrawalQueue } from '@kozyr/contracts/operator/withdrawal-queue';

/** What is not true any more once something was done about a case. */
export const CASE_STALE = [listRiskCases, getRiskCase, getToday, listWithdrawalQueue, getQueuedWithdrawal];
