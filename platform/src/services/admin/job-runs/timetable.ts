/** Work that repeats by the clock, in the order in which operators read of it. */
export const JOB_NAMES = [
  'reconcile_deposits',
  'reconcile_withdrawals',
  'revoke_forgotten_cards',
  'burn_expired_bonuses',
  'expire_holds',
  'schedule_battles',
  'finish_battles',
  'roll_up_house',
  'reconcile_days',
  'look_for_harm',
  'look_after_identity',
  'bar_returners',
  'ask_registers',
  'remind_of_limits',
  'pay_cashback',
  'tell_of_ending_bonuses',
  'tell_of_wheel_turns',
  'clean_player_events',
  'clean_public_events',
  'clean_accounts',
  'clean_jackpots',
  'clean_battle_points',
  'clean_contact_requests',
  'clean_notifications',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** When each begins: a crontab pattern in UTC. */
export const TIMETABLE: Record<JobName, string> = {
  reconcile_deposits: '* * * * *',
  reconcile_withdrawals: '* * * * *',
  revoke_forgotten_cards: '*/5 * * * *',
  burn_expired_bonuses: '* * * * *',
  expire_holds: '* * * * *',
  schedule_battles: '*/10 * * * *',
  finish_battles: '* * * * *',
  roll_up_house: '*/5 * * * *',
  reconcile_days: '20 * * * *',
  // The days of the zones end at different hours; a day that was looked at is not looked at again.
  look_for_harm: '25 * * * *',
  look_after_identity: '* * * * *',
  bar_returners: '*/5 * * * *',
  ask_registers: '*/5 * * * *',
  // At noon in Kyiv: nobody is woken.
  remind_of_limits: '0 10 * * *',
  // A minute after midnight of either zone the first time, and each five minutes: a week that is counted is not counted again.
  pay_cashback: '1,6,11,16,21,26,31,36,41,46,51,56 * * * *',
  tell_of_ending_bonuses: '*/10 * * * *',
  tell_of_wheel_turns: '*/5 * * * *',
  clean_player_events: '17 * * * *',
  clean_public_events: '*/10 * * * *',
  clean_accounts: '37 * * * *',
  clean_jackpots: '41 2 * * *',
  clean_battle_points: '47 2 * * *',
  clean_contact_requests: '53 2 * * *',
  clean_notifications: '59 2 * * *',
};
