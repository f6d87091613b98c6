import { STATUS_MODAL_KEYS } from '@/features/status-modal/constants';
import { openStatusModal } from '@/features/status-modal/store';
import { MODAL_STATUSES } from '@/features/status-modal/types';
import type { Story } from './story';

/** A key that no editor writes texts for. */
const UNWRITTEN = 'gallery-sample';

/** The status modal (spec §4): in every status, with the texts of every known key, and when texts can't be had. */
export function statusStories(sample: { text: string }): Story[] {
  return [
    ...MODAL_STATUSES.map((status) => ({
      id: `status-${status}`,
      name: 'openStatusModal: status',
      run: () => openStatusModal({ key: UNWRITTEN, status, content: sample.text }),
    })),
    ...Object.values(STATUS_MODAL_KEYS).map((key) => ({
      id: `status-${key}`,
      name: 'openStatusModal: key',
      run: () => openStatusModal({ key, variables: { depositAmount: '500', min_rating: '3' } }),
    })),
    {
      id: 'status-unknown-issue',
      name: 'openStatusModal: key',
      run: () => openStatusModal({ key: UNWRITTEN }),
    },
  ];
}
