import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { reportSignature, signatureOf, signerOf } from './signature';

/** The answer to a status call as docs.flitt.com prints it, of a merchant whose key is "test". Hashes that it prints are of other texts. */
const ANSWER = {
  rrn: '111111111111',
  masked_card: '444455XXXXXX6666',
  sender_cell_phone: '',
  sender_account: '',
  currency: 'GEL',
  fee: '',
  reversal_amount: '0',
  settlement_amount: '0',
  actual_amount: '15118',
  response_description: '',
  sender_email: '',
  order_status: 'approved',
  response_status: 'success',
  order_time: '30.08.2024 12:39:48',
  actual_currency: 'GEL',
  order_id: 'test_12343242113',
  tran_type: 'purchase',
  eci: '7',
  settlement_date: '',
  payment_system: 'card',
  approval_code: '123456',
  merchant_id: 1549901,
  settlement_currency: '',
  payment_id: 814543587,
  card_bin: 444455,
  response_code: '',
  card_type: 'VISA',
  amount: '1000',
  product_id: '',
  merchant_data: '',
  rectoken: '',
  rectoken_lifetime: '',
  verification_status: '',
  parent_order_id: '',
  fee_oplata: '0',
  additional_info:
    '{"capture_status": "captured", "capture_amount": 1.0, "reservation_data": null, "transaction_id": 2011462103, "bank_response_code": null, "bank_response_description": null, "client_fee": 0.0, "settlement_fee": 0.0, "bank_name": null, "bank_country": null, "card_type": "VISA", "card_product": "empty_visa", "card_category": null, "timeend": "30.08.2024 12:40:32", "ipaddress_v4": "178.54.60.26", "payment_method": "card", "is_test": true}',
};
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
const PRINTED = { ...ANSWER, signature: signatureOf(ANSWER, 'test') };

it('a request is signed as docs.hutko.org and docs.flitt.com work it out', () => {
  const order = {
    order_id: 'test123456',
    order_desc: 'test order',
    currency: 'USD',
    amount: '125',
    merchant_id: '1396424',
  };
  expect(signatureOf(order, 'test')).toBe('df38818facfbfd79953fa847667dac73a1291127');
  const request = {
    server_callback_url: 'http://myshop/callback/',
    order_id: 'TestOrder2',
    currency: 'GEL',
    merchant_id: 1549901,
    order_desc: 'Test payment',
    amount: 1000,
  };
  const text = 'test|1000|GEL|1549901|Test payment|TestOrder2|http://myshop/callback/';
  expect(signatureOf(request, 'test')).toBe(sha1(text));
});

it('an answer is signed over all that it says and is not empty, zeros too, in the order of their names', () => {
  const { additional_info: info } = ANSWER;
  const text = `test|15118|GEL|${info}|1000|123456|444455|VISA|GEL|7|0|444455XXXXXX6666|1549901|test_12343242113|approved|30.08.2024 12:39:48|814543587|card|success|0|111111111111|0|purchase`;
  expect(signatureOf({ ...ANSWER, signature: 'x', response_signature_string: '**********|…' }, 'test')).toBe(
    sha1(text),
  );
});

it('a body is signed by whichever key is right, and by none once a value, the key or the signature is another', () => {
  expect(signerOf(PRINTED, ['another', 'test'])).toBe('test');
  expect(signerOf({ ...PRINTED, response_signature_string: 'what they add' }, ['test'])).toBe('test');
  expect(signerOf({ ...PRINTED, amount: '1001' }, ['test'])).toBeNull();
  expect(signerOf({ ...PRINTED, more: 'added' }, ['test'])).toBeNull();
  expect(signerOf(PRINTED, ['another'])).toBeNull();
  expect(signerOf(PRINTED, [])).toBeNull();
  expect(signerOf({ ...PRINTED, signature: undefined }, ['test'])).toBeNull();
  expect(signerOf({ ...PRINTED, signature: 'no hex at all' }, ['test'])).toBeNull();
});

it('a call for a report is signed over key, application and date', () => {
  expect(reportSignature('key', '1019', '2026-03-02')).toMatch(/^[\da-f]{128}$/);
  expect(reportSignature('key', '1019', '2026-03-02')).not.toBe(reportSignature('key', '1019', '2026-03-03'));
});
