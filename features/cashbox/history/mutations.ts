import { exportHistory, type HistoryGroup } from '@kozyr/contracts/history';
import type { Locale } from '@kozyr/contracts/locales';
import { mutationOptions } from '@tanstack/react-query';
import { download } from '@/lib/api/download';

export type HistorySpan = { from: string; to: string; group: HistoryGroup | undefined; locale: Locale };

/** The history of some days as a CSV file. */
export const exportHistoryMutation = mutationOptions({
  mutationKey: ['export-history'],
  mutationFn: (query: HistorySpan) => download(exportHistory, { query }),
});
