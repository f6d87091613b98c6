import { QrCode } from './qr-code';

type Props = {
  /** What the app computes its codes from, base32, and the same as an otpauth:// address. */
  secret: string;
  uri: string;
  words: { qr: string; byHand: string };
};

/** What an authenticator app is set up by: a picture for its camera, and the same to be typed in. */
export function AppSecret({ secret, uri, words }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <QrCode text={uri} label={words.qr} />
      <p className="text-muted text-sm">
        {words.byHand}{' '}
        <code className="select-all break-all font-code text-ink">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}
