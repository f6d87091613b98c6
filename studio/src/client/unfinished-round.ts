import type { StakeCurrency } from '@kozyr/contracts/money';
import { moneyText } from '../page/amounts';
import type { Opened } from './answers';
import { api } from './api';
import { config, say } from './config';
import { openDialog, paragraph } from './dialog';

export type Round = NonNullable<Opened['unfinished']>;

type Ways = {
  playBack: (round: Round) => Promise<void>;
  /** Of a game whose rounds wait for their player. */
  resume?: ((round: Round) => void) | undefined;
};

/** Goes on with a round that still waits; one that ended while the player was away is played back before anything else. */
export async function showUnfinished(round: Round, currency: StakeCurrency, { playBack, resume }: Ways): Promise<void> {
  if (round.status === 'open') return resume?.(round);
  // Its stake is still being asked for: the next press asks again, and it is shown at a later visit.
  if (round.status === 'pending')
    return void openDialog(config.title, [paragraph(say('waiting'))], {
      choices: [{ label: say('ok'), gold: true, act: () => undefined }],
    });
  if (!round.outcome || round.status === 'refunded') {
    openDialog(config.title, [paragraph(say('lastRefunded'))], {
      choices: [{ label: say('ok'), gold: true, act: () => void api.seen() }],
    });
    return;
  }
  await new Promise<void>((resolve) => {
    const amount = `${say('bet')}: ${moneyText(round.stake, currency)}`;
    openDialog(config.title, [paragraph(say('lastRound')), paragraph(amount)], {
      choices: [{ label: say('ok'), gold: true, act: resolve }],
      must: true,
    });
  });
  await playBack(round);
  void api.seen();
}
