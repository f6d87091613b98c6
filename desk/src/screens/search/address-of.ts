import { withAsked } from '@desk/lib/address/use-address';
import { routes } from '@desk/lib/routes';
import type { SearchResult } from '@kozyr/contracts/operator/search';

/** Where what was found is shown. What has no page of its own is shown by what was done to it, in the audit log. */
export function addressOf({ kind, id, player }: SearchResult): string {
  const log = () => `${routes.audit}${withAsked('', { subject_kind: kind, subject: id })}`;
  switch (kind) {
    case 'player':
      return routes.player(id);
    case 'withdrawal':
      return routes.withdrawal(id);
    case 'payment':
      return player === null ? log() : `${routes.player(player)}?tab=payments`;
    case 'round':
      return player === null ? log() : `${routes.player(player)}?tab=rounds`;
    case 'setting':
      return `${routes.settings}${withAsked('', { setting: id })}`;
    case 'operator':
      return `${routes.operators}${withAsked('', { q: id })}`;
    case 'game':
      return `${routes.games}${withAsked('', { q: id })}`;
    case 'bonus':
      return routes.bonus(id);
  }
}
