import { expect, it } from 'vitest';
import { shapeOf, withoutPersonal } from './attributes';

it('only attributes that are known to say nothing of a person leave the process', () => {
  expect(
    withoutPersonal({
      'http.route': '/games/:slug',
      'http.response.status_code': 200,
      'http.target': '/uk/games?phone=380441234567',
      'url.full': 'http://localhost/?token=abc',
      'exception.message': 'of 380441234567',
      'next.span_name': 'GET /uk/reset?code=123456',
      'kozyr.rows': [1],
    }),
  ).toEqual({ 'http.route': '/games/:slug', 'http.response.status_code': 200, 'next.span_name': 'GET /uk/reset' });
});

it.each([
  ['GET /[locale]/[audience]/games/[slug]', 'GET /[locale]/[audience]/games/[slug]'],
  ['GET /uk/games?code=1#top', 'GET /uk/games'],
  ['fetch GET http://127.0.0.1:4000/games?a=b', 'fetch GET http://127.0.0.1:4000/games'],
  ['GET /pay/3f2504e0-4f89-41d3-9a0c-0305e82c3301/card', 'GET /pay/:id/card'],
  ['call 380441234567', 'call :number'],
  ['mail somebody@example.com', 'mail :text'],
])('the name %j leaves as %j', (name, shape) => expect(shapeOf(name)).toBe(shape));
