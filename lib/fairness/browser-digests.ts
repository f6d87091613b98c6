import type { Digests } from '@kozyr/contracts/wheel-draw';

/** SHA-256 and HMAC-SHA256 of the browser. They reject where it has none: pages that are not served securely. */
export const browserDigests: Digests = {
  sha256: async (data) => new Uint8Array(await crypto.subtle.digest('SHA-256', data)),
  hmacSha256: async (key, message) => {
    const signing = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return new Uint8Array(await crypto.subtle.sign('HMAC', signing, message));
  },
};
