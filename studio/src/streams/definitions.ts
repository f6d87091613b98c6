import type { Stream } from '@kozyr/contracts/streams';
import type { Hours } from '../catalogue/hours';

/** A stream of the studio. Its pictures lie in studio/assets/streams/<id>. */
export type StreamDefinition = {
  id: string;
  name: string;
  titleKey: Stream['title_key'];
  /** When it is on the air; null: always. */
  hours: Hours | null;
};

export const STREAMS: readonly StreamDefinition[] = [
  { id: 'deal', name: 'Lamp Table', titleKey: 'deal', hours: null },
  {
    id: 'wheel',
    name: 'Midnight Wheel',
    titleKey: 'wheel',
    hours: { from: '10:00', to: '04:00', timeZone: 'Europe/Kyiv' },
  },
];
