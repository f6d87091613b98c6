import { describe, expect, it } from 'vitest';
import { formatPhone, isOfCountry, loginOfPhone, phoneLength, readPhone, subscriberOfLogin } from './phone-numbers';

const UA = { code: 'UA', prefix: '+38', preview: '+380', icon: '', mask: '+380 99 999-99-99' } as const;
const KZ = { code: 'KZ', prefix: '+7', preview: '+7', icon: '', mask: '+7 999-999-99-99' } as const;

describe('a phone', () => {
  it('a phone has nine digits behind +380 and ten behind +7', () => {
    expect([phoneLength(UA), phoneLength(KZ)]).toEqual([9, 10]);
  });

  it.each([
    '+380 50 123-45-67',
    '+380 (0)50 123 45 67',
    '+38 (050) 123 45 67',
    'tel:+380501234567',
    '００３８０５０１２３４５６７',
    '00380501234567',
    '380501234567',
    '8 050 123 45 67',
    '0 50 123 45 67',
    '050-123-45-67',
  ])('a phone of Ukraine is known in any common form, whatever country was chosen: %s', (text) => {
    for (const chosen of ['UA', 'KZ'] as const)
      expect(readPhone(text, chosen)).toEqual({ kind: 'number', code: 'UA', subscriber: '501234567' });
  });

  it.each([
    '+7 701 234-56-78',
    '+7 (701) 234 56 78',
    '0077012345678',
    '77012345678',
    '8 701 234 56 78',
    '8(701)2345678',
    '701 234 56 78',
  ])('a phone of Kazakhstan is known in any common form, whatever country was chosen: %s', (text) => {
    for (const chosen of ['UA', 'KZ'] as const)
      expect(readPhone(text, chosen)).toEqual({ kind: 'number', code: 'KZ', subscriber: '7012345678' });
  });

  it.each([
    ['501234567', 'UA', 'UA', '501234567'],
    ['501234567', 'KZ', 'UA', '501234567'],
    ['731234567', 'UA', 'UA', '731234567'],
    ['+380 50 12', 'KZ', 'UA', '5012'],
    ['+38', 'KZ', 'UA', ''],
    ['+7', 'UA', 'KZ', ''],
    ['+7 701', 'UA', 'KZ', '701'],
  ] as const)(
    'a phone without its code belongs to the chosen country, and may be only begun: %s',
    (text, chosen, code, subscriber) => {
      expect(readPhone(text, chosen)).toEqual({ kind: 'number', code, subscriber });
    },
  );

  it.each([
    '+48 600 123 456',
    '0048600123456',
    '48600123456',
    '+1 202 555 0100',
    '+7 916 123-45-67',
    '+385 91 123 4567',
  ])('a phone of another country is refused as foreign: %s', (text) => {
    for (const chosen of ['UA', 'KZ'] as const)
      expect(readPhone(text, chosen)).toEqual({ kind: 'refused', why: 'foreign' });
  });

  it.each(['+380 50 123-45-678', '+7 701 234-56-789', '050 123 45 678', '+380501234567, 0671234567'])(
    'a phone with too many digits is refused as wrong: %s',
    (text) => {
      for (const chosen of ['UA', 'KZ'] as const)
        expect(readPhone(text, chosen)).toEqual({ kind: 'refused', why: 'phone' });
    },
  );

  it('a few digits are no phone yet, and a text without digits never is one', () => {
    expect(readPhone('12-34', 'UA')).toEqual({ kind: 'digits', digits: '1234' });
    expect(readPhone('call me', 'UA')).toBeNull();
  });

  it('a phone goes to the API as the ten digits after the prefix, and comes back', () => {
    expect([loginOfPhone('991234567', UA), loginOfPhone('7011234567', KZ)]).toEqual(['0991234567', '7011234567']);
    expect([subscriberOfLogin('0991234567', UA), subscriberOfLogin('7011234567', KZ)]).toEqual([
      '991234567',
      '7011234567',
    ]);
  });

  it('a phone is written as its mask has it, with blanks where digits are missing', () => {
    expect(formatPhone('991234567', UA)).toBe('+380 99 123-45-67');
    expect(formatPhone('701', KZ, '_')).toBe('+7 701-___-__-__');
  });

  it('a phone behind +7 is Kazakh only when it begins with 7', () => {
    expect(isOfCountry({ code: 'KZ', subscriber: '7011234567' })).toBe(true);
    expect(isOfCountry({ code: 'KZ', subscriber: '9161234567' })).toBe(false);
    expect(isOfCountry({ code: 'UA', subscriber: '501234567' })).toBe(true);
  });
});
