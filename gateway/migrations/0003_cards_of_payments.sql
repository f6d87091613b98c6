-- The card that a payer named on the page of a payment, known again as those of payouts are; null: none was named.
alter table payments add column card_fingerprint text;
