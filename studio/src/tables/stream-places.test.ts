import { expect, it } from 'vitest';
import { createStreamPlaces } from './stream-places';

const refusal = expect.objectContaining({ status: 429, code: 'TOO_MANY_REQUESTS' });
const times = (count: number, what: (index: number) => () => void) => Array.from({ length: count }, (_, i) => what(i));

it('the studio lets one player hold eight streams, wherever they come from, and gives each place back once', () => {
  const places = createStreamPlaces();
  const [first] = times(8, (index) => places.take('anna', `192.0.2.${index}`));
  expect(() => places.take('anna', '198.51.100.1')).toThrow(refusal);
  places.take('boris', '192.0.2.0');
  first?.();
  first?.();
  places.take('anna', '198.51.100.1');
  expect(() => places.take('anna', '198.51.100.1')).toThrow(refusal);
});

it('the studio lets one network hold 512, whoever they are', () => {
  const places = createStreamPlaces();
  const [first] = times(512, (index) => places.take(`demo:${index}`, '192.0.2.1'));
  expect(() => places.take('demo:new', '192.0.2.1')).toThrow(refusal);
  places.take('demo:new', '192.0.2.2');
  first?.();
  places.take('demo:other', '192.0.2.1');
});
