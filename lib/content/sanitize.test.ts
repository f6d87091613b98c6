import { expect, test } from 'vitest';
import { headingAndRest } from './sanitize';

test('the heading is taken off a text, and only one it begins with', () => {
  expect(headingAndRest(' <h3 class="x">Піки &amp; <b>дама</b></h3><p>Найбільший.</p>')).toEqual({
    heading: 'Піки & дама',
    rest: '<p>Найбільший.</p>',
  });
  expect(headingAndRest('<p>Спершу</p><h2>Потім</h2>')).toEqual({ heading: '', rest: '<p>Спершу</p><h2>Потім</h2>' });
  expect(headingAndRest('<h2>Не закрито <script>1</script>')).toEqual({ heading: '', rest: '<h2>Не закрито </h2>' });
});
