import type { Opened } from './answers';
import { config } from './config';
import type { Engine } from './engine';
import type { View } from './view';

type Recall = NonNullable<typeof config.recall>;

/** The table of a round of the record: there is no session to play in. */
function recalledTable({ round, currency }: Recall): Opened {
  const fairness = { commitment: null, client_seed: null, nonce: 0, next_commitment: '' };
  const known = { mode: 'real', game: config.slug, currency, balance: round.balance, fairness } as const;
  const pace = { round_seconds: 0, may_hurry: false, may_autoplay: false, wait_ms: 0 };
  return { ...known, secret: '', bets: [round.stake], bet: round.stake, unfinished: null, pace };
}

/** A round of the record, played once and left standing. Nothing can be pressed. */
export async function showRecall(
  recall: Recall,
  { stage, playBack }: Engine,
  view: View,
  layOut: (table: Opened) => void,
): Promise<void> {
  const { round } = recall;
  layOut(recalledTable(recall));
  stage.field.toggleAttribute('inert', true);
  view.session(new Date(round.created_at).toLocaleString(config.locale, { dateStyle: 'short', timeStyle: 'short' }));
  await playBack(round);
  view.win(round.win);
  document.body.dataset.state = 'shown';
}
