import type { Secrets } from '@kozyr/kit/exchanged-secrets';
import { isKeyedHash, keyedHash } from '@kozyr/kit/keyed-hash';

/** Next's cookie of draft mode. Its value is the same for all editors of one build. */
const NAME = '__prerender_bypass';
const SET = new RegExp(`^${NAME}=([\\w-]+)(?=;|$)`);
const SENT = /(?:^|;)\s*(?:__prerender_bypass|__next_preview_data)=([^;]*)/g;
const SEALED = /^([\w-]{1,128})\.([\w-]{43})$/;

/**
 * The right to drafts as it travels through the edge. A draft is made for one visitor and costs a visit to the site, so the edge
 * must know the right cookie from a made-up one, without asking the site: it signs Next's cookie on its way out and takes the
 * signature off on its way in. All edges of one secret know each other's.
 */
export interface DraftCookie {
  /** A Set-Cookie header's value, signed when it is the one of draft mode. */
  seal(setCookie: string): string;
  /** Whether the value of the cookie, as a browser sends it, was signed here. */
  isSealed(value: string): boolean;
  /** A Cookie header without the signature, or without the cookie when the signature is not ours. */
  open(cookies: string): string;
}

/** `secret`: of every edge of the product. */
export function createDraftCookie(secret: Secrets): DraftCookie {
  const signedText = (id: string) => `draft ${id}`;

  function idIn(value: string): string | undefined {
    const [, id, given] = SEALED.exec(value) ?? [];
    if (id === undefined || given === undefined) return undefined;
    return isKeyedHash(secret, signedText(id), given) ? id : undefined;
  }

  return {
    seal: (setCookie) =>
      setCookie.replace(SET, (_, id: string) => `${NAME}=${id}.${keyedHash(secret, signedText(id))}`),
    isSealed: (value) => idIn(value) !== undefined,
    open(cookies) {
      const ids: string[] = [];
      const others = cookies.replace(SENT, (_, value: string) => {
        const id = idIn(value.trim());
        if (id !== undefined) ids.push(id);
        return '';
      });
      const first = ids[0] === undefined ? '' : `${NAME}=${ids[0]}`;
      return [others.replace(/^;\s*/, ''), first].filter((part) => part !== '').join('; ');
    },
  };
}
