import type { PromotionPreview } from '@kozyr/contracts/operator/promotion-previews';
import type { PromotionRules } from '@kozyr/contracts/promotions/rules';
import type { Context } from '../../../context';
import { dryRunWithdrawalRules } from '../withdrawal-rules/dry-run';
import { previewBattles } from './internal/preview-battles';
import { previewCashback } from './internal/preview-cashback';
import { previewClosedGames } from './internal/preview-closed-games';
import { previewContribution } from './internal/preview-contribution';
import { previewJackpots } from './internal/preview-jackpots';
import { previewPercentages } from './internal/preview-percentages';
import { previewStars } from './internal/preview-stars';
import { previewWheel } from './internal/preview-wheel';

/** What rules would mean beside what holds now, as each kind reckons it. Changes nothing. */
export async function previewPromotionRules(ctx: Context, rules: PromotionRules): Promise<PromotionPreview> {
  switch (rules.kind) {
    case 'stars':
      return previewStars(ctx, rules.value);
    case 'cashback':
      return previewCashback(ctx, rules.value);
    case 'wheel':
      return previewWheel(ctx, rules.value);
    case 'jackpots':
      return previewJackpots(ctx, rules.value);
    case 'battles':
      return previewBattles(ctx, rules.value);
    case 'percentages':
      return previewPercentages(ctx, rules.value);
    case 'contribution':
      return previewContribution(ctx, rules.value);
    case 'closed-games':
      return previewClosedGames(ctx, rules.value);
    case 'withdrawal-rules':
      return dryRunWithdrawalRules(ctx, rules.value);
  }
}
