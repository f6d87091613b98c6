export type Provider = {
  slug: string;
  name: string;
  /** How many games it has in the whole catalogue. */
  size: number;
  /** Themes it likes, best first. */
  themes: readonly string[];
  /** Themes it came to later, once the catalogue grew. */
  later: readonly string[];
  /** Models it builds on, in turn. */
  models: readonly string[];
  /** Ways it likes to name a game: % stands for the thing the game is about. */
  phrases: readonly string[];
};

const words = (text: string): string[] => (text === '' ? [] : text.split(',').map((word) => word.trim()));

/** A studio from lists parted by commas. */
function studio(name: string, size: number, themes: string, later: string, models: string, phrases: string): Provider {
  const slug = name.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-');
  const lists = { themes: words(themes), later: words(later), models: words(models), phrases: words(phrases) };
  return { slug, name, size, ...lists };
}

/**
 * The studios behind the house's games. All of them are fictional. The order, themes and models of the first five decide
 * the first 150 games, and stay.
 */
export const PROVIDERS: readonly Provider[] = [
  studio(
    'Amber Forge',
    210,
    'deep-mine, legends, strongholds, pyramids, black-sea',
    'old-luck, longships, old-heroes, summits, alchemy, heraldry, frontier',
    'summit, caravan, tempest, caravan',
    'Forged %, % Anvil, % in Amber, Hammer & %, % Ingots, Molten %, % Foundry',
  ),
  studio(
    'Kyrgan Games',
    190,
    'steppe, bazaar, strongholds, cosmos, legends',
    'amulets, summits, aviators, deep-time, frontier, jungle, star-posters',
    'nomad, tempest, orchard, summit',
    '% Kurgan, Song of the %, % at Dawn, Ride of the %, Under the %, % Horizon',
  ),
  studio(
    'Velvet Suit',
    165,
    'carnival, midnight, music, bazaar, pyramids',
    'mystery, grand-stage, old-luck, alchemy, streets, old-heroes',
    'caravan, hearth, nomad, orchard',
    '% Royale, Ace & %, Madame %, % After Dark, Velvet %, The % Club',
  ),
  studio(
    'Northern Mint',
    150,
    'winter, cosmos, sweetshop, black-sea, meadow',
    'old-luck, aviators, kitchen, farmyard, letters, reef',
    'hearth, orchard, caravan, tempest',
    'Fresh %, % Mint, Minty %, Just a %, % No. 7, Simply %',
  ),
  studio(
    'Teremok Play',
    140,
    'harvest, carpathians, meadow, sweetshop, music',
    'farmyard, weaving, kitchen, fairytale, hive-garden',
    'orchard, hearth, tempest, hearth',
    'Merry %, % by the Window, Painted %, % at the Fair, Teremok %, Baba and %',
  ),
  studio(
    'Saltmarsh Games',
    108,
    'fogbound, black-sea, reef, longships',
    'mystery, aviators, winter, still-water',
    'nomad, caravan, tempest, summit',
    '% Ahoy, Log of the %, % Light, Beyond the %, % Fathoms, Last Seen: %, % and Salt',
  ),
  studio(
    'Copper Fox',
    124,
    'engines, music-box, aviators, workshop',
    'alchemy, cosmos, frontier, deep-mine, mystery',
    'tempest, summit, caravan, nomad',
    '% Engine, Patent %, Doctor %, % Mark IV, Steam %, The % Machine, % Works Ltd',
  ),
  studio(
    'Zhalyn Studio',
    132,
    'embers, steppe, amulets, legends',
    'summits, bazaar, deep-time, jungle, old-luck',
    'summit, nomad, tempest, caravan',
    '% Alauy, % on Fire, Hot %, Qyzyl %, Blaze of the %, % Otty',
  ),
  studio(
    'Blue Heron',
    92,
    'still-water, meadow, lantern-night, winter',
    'reef, night-herbs, aviators, fogbound',
    'orchard, hearth, caravan',
    '% at Rest, % in Mist, Where the % Waits, Slow %, % and Rain, One %, Ink %',
  ),
  studio(
    'Nine Lanterns',
    156,
    'lantern-night, still-water, legends, old-luck',
    'kitchen, jungle, carnival, farmyard, alchemy',
    'caravan, tempest, orchard, nomad',
    'Ninth %, Lucky % Festival, Year of the %, % Lanterns, Lunar %, % by Lantern',
  ),
  studio(
    'Oak & Iron',
    118,
    'heraldry, strongholds, carpathians, longships',
    'legends, midnight, winter, alchemy, old-heroes',
    'summit, tempest, nomad, caravan',
    'House of %, Oath of the %, Iron %, % Vale, Sir %, The % Crest, % and Steel',
  ),
  studio(
    'Paper Moon Play',
    98,
    'fairytale, farmyard, sweetshop, meadow',
    'aviators, winter, carnival, still-water, letters',
    'hearth, orchard, hearth, caravan',
    'Paper %, Little %, Cut-out %, The % and the Moon, Goodnight %, Once a %',
  ),
  studio(
    'Tridensa Gaming',
    172,
    'stadium, old-luck, workshop, streets',
    'aviators, cosmos, frontier, kitchen, jungle',
    'tempest, caravan, summit, nomad',
    '% XL, Turbo %, % 40, % League, % Drive, Team %, Power %',
  ),
  studio(
    'Polyn Interactive',
    76,
    'night-herbs, meadow, midnight, carpathians',
    'still-water, alchemy, steppe, hive-garden',
    'nomad, orchard, summit',
    '% nocturna, Bitter %, % at Dusk, Dried %, % under Stars, Wild %, Herbal %',
  ),
  studio(
    'Lucky Loom',
    84,
    'weaving, harvest, farmyard, carpathians',
    'hive-garden, letters, winter, old-luck',
    'hearth, orchard, caravan',
    'Lucky %, % Sampler, Stitch a %, % in Red Thread, Embroidered %, % Towel',
  ),
  studio(
    'Granite Eight',
    112,
    'summits, deep-mine, winter, deep-time',
    'aviators, heraldry, steppe, old-heroes',
    'summit, nomad, tempest',
    '% 8000, Mount %, % Ridge, North %, Camp %, % Traverse, Solo: %, % Col',
  ),
  studio(
    'Comet Tail',
    136,
    'star-posters, cosmos, aviators, engines',
    'deep-time, mystery, jungle, frontier',
    'tempest, summit, caravan, orchard',
    'Visit %, % to Mars, Planet %, Captain %, Space %, % Year 3000, Cosmic %, % Mission',
  ),
  studio(
    'Honeycomb Reels',
    144,
    'hive-garden, sweetshop, harvest, meadow',
    'kitchen, farmyard, fairytale, old-luck, still-water',
    'orchard, hearth, caravan, hearth',
    'Honey %, % Hive, Bee & %, % Bouquet, Sticky %, Jolly %, % Jam, Sweet as %',
  ),
  studio(
    'Mirage House',
    120,
    'mirage, bazaar, pyramids, old-heroes',
    'jungle, alchemy, lantern-night, cosmos',
    'nomad, caravan, summit, tempest',
    '% Mirage, Palace of the %, % Mosaic, Sultan and %, Tales of the %, % Caravanserai, Blue %',
  ),
  studio(
    'Iskra Play',
    88,
    'workshop, stadium, streets, cosmos',
    'aviators, music, kitchen, engines',
    'tempest, orchard, summit',
    '% Now, Forward %, % Front, Hello %, Give Me %, Spark %, % and Thunder, Long Live %',
  ),
  studio(
    'Old Quarter',
    74,
    'streets, mystery, music, grand-stage',
    'kitchen, sweetshop, letters, carnival',
    'caravan, orchard, hearth',
    'Cafe %, % Street, At the %, % & Sons, Line 9: %, Chez %, % on the Corner',
  ),
  studio(
    'Deep Lagoon',
    140,
    'reef, black-sea, fogbound, jungle',
    'legends, old-luck, deep-time, still-water',
    'caravan, tempest, orchard, nomad',
    '% Lagoon, Diving for %, % Below, Sunken %, % Reef, Deepest %, % Tide',
  ),
  studio(
    'Tumar Games',
    106,
    'amulets, steppe, legends, bazaar',
    'summits, embers, strongholds, pyramids',
    'nomad, summit, caravan',
    '% Tumary, Silver %, Charm of the %, % Kumisi, Seventh %, % Zhyry, Altyn %',
  ),
  studio(
    'Winter Post',
    68,
    'letters, winter, fairytale, streets',
    'farmyard, still-water, aviators, carpathians',
    'hearth, orchard, tempest',
    'Dear %, % by Post, Letter to the %, P.S. %, % Postmark, Greetings %, Snow %',
  ),
  studio(
    'Bird of Brass',
    82,
    'music-box, engines, grand-stage, fairytale',
    'music, aviators, still-water, alchemy',
    'caravan, hearth, summit',
    'The Brass %, % Automaton, Wind the %, % in A Minor, Clockwork %, % Opus 9, Singing %',
  ),
];

/** The studios of the first 150 games. */
export const FOUNDERS = 5;
