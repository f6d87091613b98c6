/** A word that the house no longer says, and what it says instead (docs/glossary.md). */
type Retired = { word: RegExp; say: string };

/** Names of code. What players and editors read, and the names of games, are not code: see COPY. */
export const RETIRED: readonly Retired[] = [
  { word: /\b(MOST|LEAST|LONGEST|SHORTEST)_[A-Z]\w*/, say: 'MAX_ or MIN_: one prefix for a limit' },
  { word: /\b(takingsOf|Takings)\b/, say: 'userBonus for the row, activation for the act' },
  { word: /\b(takeTurn)\b/, say: 'lockPlayer' },
  {
    word: /\b(gardener|Gardener|Soil|plantOne|plantAll|plantMissing|plantTrial\w*)\b/,
    say: 'seed, SeedContext, seedPage',
  },
  {
    word: /\b(hearTyping|hearFromSession|tellBonus|whisper|Whisper)\b/,
    say: 'subscribe, touch, publish, publishEphemeral',
  },
  { word: /\b(\w*Wish|writeWish|wishes|wish)\b(?=\s*[:=,;)(.?|])/, say: 'filters, input or toQuery' },
  { word: /\b[sS]ittings?\b(?!-)/, say: 'game session' },
  {
    word: /\b(WalletDoor|clockwork|Clockwork|courier|Courier|conductor|Conductor)\b/,
    say: 'wallet client, scheduler, dispatcher, runner',
  },
  { word: /\b\w*Lab\b|\blab\b/, say: 'harness' },
  {
    word: /\bclass (Refusal|Refused|Failure|ApiFailure|Misused|Broken|Unfit|NoTrial|NotSetUp)\b/,
    say: 'DomainError, ApiError, UsageError and their named subclasses',
  },
  { word: /\b(stillRunning|unlessOver)\b/, say: 'endIfExpired: who writes is named as a writer' },
  {
    word: /\b(bonus-desk|withdrawal-desk|deskView|desk-view|chat-desk)\b/,
    say: 'admin for what operators read, support for the chat',
  },
];

/** Texts and names of games: words there are anybody's. */
const COPY =
  /^(content\/src\/seed\/copy\/|studio\/src\/(catalogue|art)\/|docs\/decisions\/|tests\/architecture\/(support\/)?words)/;

/** What a source says that the house no longer says, a line each. */
export function retiredWords(file: string, source: string): string[] {
  if (COPY.test(file)) return [];
  return source.split('\n').flatMap((line, index) =>
    RETIRED.flatMap(({ word, say }) => {
      const found = word.exec(line);
      return found ? [`${file}:${index + 1} says "${found[0]}"; say ${say}`] : [];
    }),
  );
}
