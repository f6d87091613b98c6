import { TOPICS_PER_STREAM, type Topic, topicSchema } from '@kozyr/contracts/events';
import { DomainError } from '../../../errors';

function isTopic(name: string): name is Topic {
  return topicSchema.safeParse(name).success;
}

/**
 * The topics of "jackpots,big-wins", each once, in an order of their own.
 * @throws DomainError BAD_REQUEST for a name that is no topic, or too many
 */
export function wantedTopics(text: string | undefined): readonly Topic[] {
  const names = [...new Set((text ?? '').split(',').filter((name) => name !== ''))].toSorted();
  const topics = names.filter(isTopic);
  if (topics.length < names.length)
    throw new DomainError(
      'BAD_REQUEST',
      'topics are jackpots, big-wins, battles, live-tables, latest-wins or battle:<id>, separated by commas.',
    );
  if (topics.length > TOPICS_PER_STREAM)
    throw new DomainError('BAD_REQUEST', `A stream takes at most ${TOPICS_PER_STREAM} topics.`);
  return topics;
}
