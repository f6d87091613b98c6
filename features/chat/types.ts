import type { ChatMessage } from '@kozyr/contracts/chat';
import type { ChatError } from './errors';

/** A message that is on its way, or that did not get there. */
export type Outgoing = { key: string; text: string; error: ChatError | 'interrupted' | null };

/** What the log shows: what was said, then what is on its way. */
export type Line = { kind: 'said'; message: ChatMessage } | { kind: 'outgoing'; outgoing: Outgoing };

/** A part of a message's text: words, or a link that may be pressed. */
export type TextPart = { kind: 'text' | 'link'; text: string };
