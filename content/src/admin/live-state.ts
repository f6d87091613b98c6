import type { PublishStatus } from '../rules/publish-status';
import type { Tone } from './badges';

/** The publish status in what the server sent, or undefined when it sent none (a document that was never saved). */
export function parsePublishStatus(value: unknown): PublishStatus | undefined {
  if (typeof value !== 'object' || value === null || !('state' in value)) return undefined;
  const at = 'at' in value && typeof value.at === 'string' ? { at: value.at } : {};
  const changed = 'changed' in value && value.changed === true;
  switch (value.state) {
    case 'live':
    case 'draft':
    case 'not-yet':
    case 'over':
    case 'off':
      return { state: value.state, changed, ...at };
    default:
      return undefined;
  }
}

/** A moment in the editor's own time zone, to the minute. */
function moment(at: string | undefined): string {
  if (!at) return '';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

/** What an editor reads of it, and how it is coloured. */
export function wordsOf(status: PublishStatus): { words: string; tone: Tone } {
  const { state, at, changed } = status;
  const tail = changed ? ', unpublished changes' : '';
  if (state === 'draft') return { words: 'Draft', tone: 'calm' };
  if (state === 'off') return { words: `Switched off${tail}`, tone: 'bad' };
  if (state === 'over') return { words: `Over since ${moment(at)}${tail}`, tone: 'bad' };
  if (state === 'not-yet') return { words: `Not yet: from ${moment(at)}${tail}`, tone: 'waiting' };
  return changed ? { words: 'Live, unpublished changes', tone: 'waiting' } : { words: 'Live', tone: 'good' };
}
