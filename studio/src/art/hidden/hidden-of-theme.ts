/** What lies under the tiles of a field, as icons of the motif library: what is looked for, what ends it, and what lies on every tile. */
export type Hidden = { treasures: readonly [string, string, string, string]; danger: string; cover: string };

/** Written out by theme, so that a field's danger is one of its own world: theme | treasures | danger | cover. */
const BY_THEME = new Map(
  `
  deep-mine | emerald gold-nuggets cut-diamond gems | dynamite | rock
  steppe | tribal-pendant ring heraldic-sun drop-earrings | snake | tumulus
  meadow | carrot strawberry sunflower daisy | mole | dig-hole
  workshop | light-bulb spanner cog gears | steam | valve
  reef | oyster-pearl sea-star pearl-necklace nautilus-shell | jellyfish | scallop
  hive-garden | honey-jar sunflower strawberry dripping-honey | bee | honeycomb
  winter | snowflake-2 ice-skate winter-gloves present | earth-crack | ice-cube
  summits | crystal-cluster compass camping-tent eagle-head | falling-rocks | mountaintop
  mirage | magic-lamp emerald-necklace ring gold-stack | cobra | basket
  night-herbs | jasmine linden-leaf fern chanterelles | thorny-vine | high-grass`
    .trim()
    .split('\n')
    .map((line): readonly [string, Hidden] => {
      const [theme = '', treasures = '', danger = '', cover = ''] = line.split('|').map((part) => part.trim());
      const [a = '', b = '', c = '', d = ''] = treasures.split(' ');
      return [theme, { treasures: [a, b, c, d], danger, cover }];
    }),
);

/** Where nobody thought about a theme: cut stones and a bomb. */
const PLAIN: Hidden = {
  treasures: ['cut-diamond', 'emerald', 'gold-nuggets', 'gems'],
  danger: 'unlit-bomb',
  cover: 'gems',
};

export const isThoughtOf = (theme: string): boolean => BY_THEME.has(theme);

/** What is hidden in a field of a theme. */
export const hiddenOf = (theme: string): Hidden => BY_THEME.get(theme) ?? PLAIN;
