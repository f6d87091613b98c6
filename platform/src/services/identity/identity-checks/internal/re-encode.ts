import { MIN_PICTURE_PIXELS } from '@kozyr/contracts/identity';
import { DomainError } from '../../../../errors';

/** Of what is decoded: a small file may claim to be a picture as large as a town. */
const MAX_PIXELS = 50_000_000;
/** Longest side of what is kept: enough to read every letter of a document. */
const MAX_SIDE = 2400;
const QUALITY = 85;
const SECONDS = 10;

export type KeptPicture = { jpeg: Buffer; width: number; height: number };

const startsWith = (bytes: Buffer, at: number, ...wanted: readonly number[]) =>
  wanted.every((byte, index) => bytes[at + index] === byte);

/** What kind of picture the bytes begin as, whatever name or header they came with; null: none that is taken. */
export function kindOfPicture(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  const riff = bytes.subarray(0, 4).toString('latin1') === 'RIFF';
  return riff && bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'webp' : null;
}

const invalid = (why: string) => new DomainError('IDENTITY_PICTURE_INVALID', why);

/**
 * Decodes a picture and makes a JPEG of its pixels alone, upright: no metadata, no profile, and nothing that was hidden behind, before or in it.
 * @throws DomainError IDENTITY_PICTURE_INVALID for what is no whole JPEG, PNG or WebP, is too small to read, or has too many pixels
 */
export async function reEncode(bytes: Buffer): Promise<KeptPicture> {
  const kind = kindOfPicture(bytes);
  if (kind === null) throw invalid('This is no picture in JPEG, PNG or WebP.');
  // Loaded with the first picture: most starts of the process need none of it.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({
      seconds: SECONDS,
    });
    const { format, width, height } = await picture.metadata();
    if (format !== kind) throw invalid('This is no picture in JPEG, PNG or WebP.');
    if (Math.min(width, height) < MIN_PICTURE_PIXELS) throw invalid('This picture is too small to be read.');
    const { data, info } = await picture
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw invalid('This picture is damaged, or has too many pixels.');
  }
}
