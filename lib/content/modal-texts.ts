import { type ContentImage, type ModalRecord, modalAnswer } from '@kozyr/contracts/content';
import type { ContentLanguage } from '@kozyr/contracts/locales';
import { modalTextsPath } from '@kozyr/contracts/modal-texts';
import { blankPlaceholders, placeholdersIn } from '@kozyr/contracts/placeholders';
import { cleanHtml, textOfHtml } from '../text/clean-html';

/** What a modal says (spec §3, modal content records), ready to show. What nobody wrote is null. */
export type ModalTexts = {
  /** Plain text. */
  header: string | null;
  /** Sanitised HTML, as description is. */
  body: string | null;
  description: string | null;
  image: ContentImage | null;
  /** The body's type: a status of spec §4. */
  status: string | null;
  /** Buttons in their order; the type says what one does. */
  actions: { type: string | null; label: string }[];
  /** Placeholders nobody had a value for; they are left out of the texts. */
  missing: string[];
};

/**
 * The published records of a modal, from the site's own origin. Browser only.
 * @throws Error when they can't be had or are off the contract.
 */
export async function fetchModalRecords(
  key: string,
  language: ContentLanguage,
  signal?: AbortSignal,
): Promise<ModalRecord[]> {
  const path = modalTextsPath(key, language);
  if (!path) throw new Error(`"${key}" can not be the key of a modal.`);
  const answer = await fetch(path, { credentials: 'omit', ...(signal ? { signal } : {}) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return modalAnswer.parse(await answer.json()).items;
}

type Part = 'header' | 'body' | 'description';

/** A further button's record is <key>-2-action-button, and so on. */
function buttonOrder(record: ModalRecord, key: string): number | null {
  const rest = record.key.startsWith(`${key}-`) ? record.key.slice(key.length) : '';
  const [whole, order] = /^(?:-(\d{1,2}))?-action-button$/.exec(rest) ?? [];
  return whole === undefined ? null : Number(order ?? 1);
}

/**
 * Puts the records of one modal together: "a" takes "a-body" and leaves "a-b-body", which came along for its key.
 * @param fill gets the texts as HTML with {{placeholders}} and answers them filled, in the same order.
 */
export async function composeModal(
  records: readonly ModalRecord[],
  key: string,
  fill: (texts: string[]) => Promise<string[]>,
): Promise<ModalTexts> {
  const part = (name: Part) => records.find((record) => record.key === `${key}-${name}`);
  const [header, body, description] = [part('header'), part('body'), part('description')];
  const buttons = records
    .flatMap((record) => {
      const order = buttonOrder(record, key);
      return order === null ? [] : [{ record, order }];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ record }) => record);

  const used = [header, body, description, ...buttons].filter((record) => record !== undefined);
  const filled = used.length > 0 ? await fill(used.map(({ text }) => text)) : [];
  const textOf = new Map(used.map((record, index) => [record, filled[index] ?? '']));
  const raw = (record: ModalRecord | undefined) => blankPlaceholders((record && textOf.get(record)) ?? '');
  const rich = async (record: ModalRecord | undefined) => {
    const html = await cleanHtml(raw(record));
    return textOfHtml(html) === '' ? null : html;
  };
  return {
    header: textOfHtml(raw(header)) || null,
    body: await rich(body),
    description: await rich(description),
    image: body?.image ?? header?.image ?? null,
    status: body?.type ?? null,
    actions: buttons
      .map((record) => ({ type: record.type, label: textOfHtml(raw(record)) }))
      .filter(({ label }) => label !== ''),
    missing: placeholdersIn(filled.join(' ')),
  };
}
