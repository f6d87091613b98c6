-- Waits for a player's turn and holds it until the transaction ends, then for what they hold: in this order, whoever asks.
-- The number is the first key of that advisory lock; the second is the hash of the player's id.
CREATE FUNCTION take_turn(player_id uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7041005, hashtext(player_id::text));
  PERFORM 1 FROM ledger_balances WHERE player = player_id ORDER BY currency FOR UPDATE;
END
$$;
