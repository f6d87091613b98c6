ALTER TABLE "ledger_balances" DROP CONSTRAINT "ledger_balances_currency";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_currency";--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_credits" CHECK ("ledger_balances"."currency" <> 'crd' or ("ledger_balances"."bonus" = 0 and "ledger_balances"."cashback" = 0 and "ledger_balances"."holds" = 0));--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_currency" CHECK ("ledger_balances"."currency" in ('uah', 'kzt', 'crd'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK (case when "ledger_entries"."player" is null
        then "ledger_entries"."account" in ('gateway_clearing', 'game_providers', 'promotions', 'chargebacks_receivable', 'adjustments', 'write_offs', 'jackpots', 'credits')
        else "ledger_entries"."account" in ('game', 'electronic', 'bonus', 'cashback', 'holds') end);--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_currency" CHECK ("ledger_transfers"."currency" in ('uah', 'kzt', 'crd'));