import { knownLocale, type Locale, localeOf } from '@kozyr/contracts/locales';
import type { FastifyRequest } from 'fastify';

/** The caller's language for messages, by Accept-Language (the site sends the language of its interface there); else Russian (spec §9). */
export function requestLocale(request: Pick<FastifyRequest, 'headers'>): Locale {
  const accepted = (request.headers['accept-language'] ?? '').split(',').map((part) => {
    const [tag = '', ...rest] = part.trim().split(';');
    const weight = Number(/^\s*q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
    return { language: tag.toLowerCase().split('-')[0], weight: Number.isNaN(weight) ? 0 : weight };
  });
  accepted.sort((one, other) => other.weight - one.weight);
  return localeOf(accepted.find(({ language }) => knownLocale(language))?.language);
}
