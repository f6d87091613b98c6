/** Country codes of players' phones, with how the rest is grouped. */
const SHAPES = [
  { code: '380', rest: '** *** **' },
  { code: '7', rest: '*** *** **' },
] as const;

/** E.164 digits as others than their owner may read them: 380991234512 is "+380 ** *** ** 12". */
export function maskedPhone(phone: string): string {
  const shape = SHAPES.find(({ code }) => phone.startsWith(code));
  return `+${shape?.code ?? ''} ${shape?.rest ?? '*** *** **'} ${phone.slice(-2)}`.replace('+ ', '+');
}

/** An address of mail as others than its owner may read it: "i***@g***.com". */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  const end = host.lastIndexOf('.');
  return `${name.slice(0, 1)}***@${host.slice(0, 1)}***${end < 0 ? '' : host.slice(end)}`;
}
