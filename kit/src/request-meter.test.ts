import { expect, it } from 'vitest';
import { codeIn } from './request-meter';

it.each([
  ['{"errorCode":"NOT_FOUND","message":"No such game."}', 'NOT_FOUND'],
  ['{"error":"INSUFFICIENT_FUNDS","message":"x"}', 'INSUFFICIENT_FUNDS'],
  ['{"error":"bad_request","message":"This request is not understood."}', 'bad_request'],
  ['{"message":"they wrote \\"error\\":\\"MINE\\""}', null],
  ['{"errorCode":"what a visitor wrote"}', null],
  ['<!doctype html>', null],
  [Buffer.from('{"error":"X"}'), null],
])('the code of a refusal in %s is %s', (body, code) => {
  expect(codeIn(body)).toBe(code);
});
