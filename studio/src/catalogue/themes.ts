/** A thing a game can be about: its name in titles and its icon in the motif library. */
export type Motif = { name: string; icon: string };

export type Theme = {
  slug: string;
  tags: readonly string[];
  motifs: readonly Motif[];
  /** Words before a name. */
  modifiers: readonly string[];
  /** Words after a name. */
  endings: readonly string[];
  /** Places, for "Name of Place". */
  places: readonly string[];
};

const list = (text: string): string[] => text.split(',').map((word) => word.trim());

export function motifs(text: string): Motif[] {
  return list(text).map((pair) => {
    const [name = '', icon = ''] = pair.split(':');
    return { name, icon };
  });
}

/** A theme from lists parted by commas; things as `Name:icon`. */
export function theme(
  slug: string,
  tags: string,
  things: string,
  modifiers: string,
  endings: string,
  places: string,
): Theme {
  return {
    slug,
    tags: list(tags),
    motifs: motifs(things),
    modifiers: list(modifiers),
    endings: list(endings),
    places: list(places),
  };
}

/**
 * The themes of the first 150 games. Rounds and pictures refer to those games, and what was drawn for them depends on the
 * order and the length of these lists: they stay as they are, wider-themes.ts adds to them.
 * Names are English with Ukrainian and Kazakh words in Latin letters; places are imagined or plain geography.
 */
export const FOUNDING_THEMES: readonly Theme[] = [
  theme(
    'steppe',
    'animals, nature',
    'Tulpar:horse-head, Qyran:eagle-head, Bori:wolf-howl, Saddle:saddle, Shanyraq:tipi, Arqar:ram-profile, Dombyra:banjo, Sadaq:bow-arrow, Hawk:hawk-emblem, Kerwen:camel, Horseshoe:horseshoe, Barys:saber-toothed-cat-head, Dala Rider:cloaked-figure-on-horseback',
    'Altyn, Kok, Wild, Endless, Free, Silver, Aq, Northern, Windborn',
    'Run, Trail, Winds, Riders, Sky',
    'the Great Steppe, Saryarqa, Betpaqdala, Tengri',
  ),
  theme(
    'carpathians',
    'nature, animals',
    'Vedmid:bear-head, Trembita:hunting-horn, Olen:stag-head, Vovk:wolf-head, Smereka:pine-tree, Bartka:axe-in-stump, Lynx:lynx-head, Vatra:campfire, Owl:owl, Hryb:spotted-mushroom, Lys:fox-head, Vepr:boar-tusks, Sokil:falcon-moon',
    'Zelena, Misty, Hutsul, Deep, Old, Mossy, Smoky, Green',
    'Hills, Forest, Echo, Valley',
    'the Carpathians, Hoverla, Chornohora, the Pines',
  ),
  theme(
    'black-sea',
    'adventure, sea',
    'Chaika:caravel, Trident:trident, Kraken:kraken-tentacle, Delfin:dolphin, Lighthouse:lighthouse, Yakir:anchor, Pearl:pearl-necklace, Kapitan:pirate-captain, Rusalka:mermaid, Seahorse:seahorse, Shturval:ship-wheel, Shark:shark-jaws, Treasure:open-treasure-chest, Octopus:octopus',
    'Salty, Storm, Black Sea, Captain, Blue, Sunken, Pontic, Tidal',
    'Tides, Raid, Waves, Harbour',
    'the Black Sea, Odesa Bay, the Deep, Caspian',
  ),
  theme(
    'deep-mine',
    'gems, classic',
    'Kryshtal:crystal-cluster, Zoloto:gold-bar, Vahonetka:mine-wagon, Diamant:cut-diamond, Nugget:gold-nuggets, Pick:pick-of-destiny, Emerald:emerald, Altyn:gold-stack, Dynamite:dynamite, Ruda:ore, Golem:rock-golem, Lantern:lantern-flame, Samotsvit:gems',
    'Deep, Donbas, Burning, Zhezqazghan, Heavy, Hot, Red Vein, Lucky',
    'Rush, Shaft, Vein, Fever',
    'the Deep, Altai, the Lower Shaft, Kryvbas',
  ),
  theme(
    'harvest',
    'fruits, classic',
    'Sonyakh:sunflower, Kavun:watermelon, Vyshnia:cherry, Medok:honeypot, Harbuz:pumpkin, Mlyn:windmill, Kolos:wheat, Apple Spas:shiny-apple, Kukurudza:corn, Vynohrad:grapes, Kalyna:elderberry, Bdzhola:bee, Pivnyk:rooster, Alma:fruit-tree',
    'Sweet, Golden, Juicy, Sunny, Ripe, Grandma, Sorochyn, Merry',
    'Fair, Garden, Harvest, Farm',
    'Poltava, Almaty, the Orchard, the Sunny Field',
  ),
  theme(
    'winter',
    'winter, holidays',
    'Snizhynka:snowflake-2, Moroz:frozen-orb, Ayaz:ice-spear, Penguin:penguin, Polar Vedmid:polar-bear, Mammoth:mammoth, Skates:ice-skate, Snowman:snowman, Burulka:icebergs, Bura:ice-bolt, Krystal Lake:ice-cubes, Pine Frost:birch-trees',
    'Frosty, Ice, White, Silent, Aq, Arctic, Frozen, First',
    'Night, Frost, Kingdom, Carol',
    'the North, the Long Winter, Ayaz Lake, the Glacier',
  ),
  theme(
    'legends',
    'myth, fantasy',
    'Zmiy:dragon-head, Aidahar:spiked-dragon-head, Samruk:griffin-symbol, Zhar Bird:feather, Yednorih:unicorn, Mavka:fairy, Perelesnyk:fire-gem, Hydra:hydra, Crystal Wand:crystal-wand, Chakluna:witch-flight, Bosorka:cauldron, Peri:fairy-wings, Dukh:magic-lamp, Pegasus:pegasus',
    'Ancient, Fiery, Sleeping, Last, Secret, Moonlit, Grand, Thunder',
    'Legend, Fire, Awakens, Spell',
    'the Old Gods, Seven Winds, Lukomoria, the Emerald Cave',
  ),
  theme(
    'strongholds',
    'history, adventure',
    'Hetman:visored-helm, Korol:crown, Bulava:flanged-mace, Knight:black-knight-helm, Khan:throne-king, Shield:crenulated-shield, Zamok:castle, Sabre:crossed-swords, Koroleva:queen-crown, Chalice:jeweled-chalice, Batyr:spartan-helmet, Gate Key:skeleton-key',
    'Royal, Iron, Proud, Kozak, Brave, Crimson, Batyr, Crown',
    'Glory, Siege, Throne, Oath',
    'Khortytsia, Kamianets, the White Tower, Otyrar',
  ),
  theme(
    'bazaar',
    'oriental, adventure',
    'Piala:teapot, Lamp:djinn, Bazaar Coins:two-coins, Camel Train:camel-head, Incense:incense, Perfume:delicate-perfume, Kumgan:amphora, Scarab:scarab-beetle, Saffron:hot-spices, Ruby Ring:diamond-ring, Sandyq:chest, Cobra:cobra',
    'Silk, Samarqand, Silk Road, Jibek, Thousand, Spice, Velvet, Turquoise',
    'Caravan, Bazaar, Nights, Bargain',
    'Turkistan, the Silk Road, Taraz, a Thousand Nights',
  ),
  theme(
    'cosmos',
    'space, futuristic',
    'Zhuldyz:star-formation, Komet:comet-spark, Baiqonyr:rocket, Orbita:ringed-planet, Astronaut:astronaut-helmet, Zirka:north-star-shuriken, Rover:satellite, Saucer:ufo, Nebula:star-swirl, Meteor:meteor-impact, Ai:moon, Planet Nine:planet-core',
    'Quiet, Outer, Stellar, Zero-G, Distant, Kosmo, Lunar, Solar',
    'Orbit, Voyage, Launch, Signal',
    'Andromeda, the Far Side, Orion, the Milky Way',
  ),
  theme(
    'carnival',
    'party, classic',
    'Joker:jester-hat, Carousel:carousel, Juggler:juggler, Masquerade:carnival-mask, Klown:clown, Kubyk:perspective-dice-six, Balloons:balloons, Firework:firework-rocket, Ace:card-ace-spades, Baraban:drum, Kozyr King:card-king-hearts, Drama:drama-masks, Trophy:trophy',
    'Merry, Midnight, Grand, Velvet, Lucky, Crazy, Double, Royal',
    'Show, Parade, Party, Encore',
    'the Big Top, Deribasivska, the Red Curtain, Shapito',
  ),
  theme(
    'pyramids',
    'egypt, adventure',
    'Horus:eye-of-horus, Anubis:anubis, Sphinx:egyptian-sphinx, Scarabey:gold-scarab, Pyramid:egyptian-pyramids, Nefer:egyptian-profile, Sun Disc:aztec-calendar-sun, Ankh:ankh, Oasis:oasis, Serpent:snake, Pharaoh:pschent-double-crown, Skarab Urn:egyptian-urns',
    'Desert, Eternal, Sacred, Lost, Sun, Hidden, Sandy, Amber',
    'Tomb, Secret, Dunes, Dynasty',
    'the Nile, the Sun, the Seventh Tomb, Sand',
  ),
  theme(
    'midnight',
    'dark, fantasy',
    'Vampir:vampire-dracula, Kazhan:bat, Upyr:werewolf, Prymara:ghost, Raven:raven, Pavuk:spider-web, Lantern Jack:pumpkin-lantern, Vidma:witch-face, Zillia:bubbling-flask, Cherep:skull-crossed-bones, Haunt:haunting, Moon Bats:moon-bats',
    'Midnight, Pale, Whispering, Chumak, Dark, Thirteenth, Hollow, Crooked',
    'Manor, Hour, Waltz, Potion',
    'Lysa Hora, the Old Manor, the Full Moon, Midnight',
  ),
  theme(
    'sweetshop',
    'food, classic',
    'Pampushka:donut, Varenyk:cupcake, Candy Cane:candy-canes, Tsukerka:wrapped-sweet, Baursaq:cookie, Morozyvo:ice-cream-cone, Shokolad:chocolate-bar, Tort:cake-slice, Polunytsia:strawberry, Malyna:raspberry, Ananas:pineapple, Bublyk:pretzel, Kava:coffee-cup',
    'Sugar, Sweet, Lviv, Creamy, Fluffy, Mint, Sticky, Honey',
    'Rush, Pop, Delight, Cafe',
    'Lviv, the Sugar Hills, the Candy Jar, Teatime',
  ),
  theme(
    'music',
    'music, party',
    'Bandura:lyre, Skrypka:violin, Qobyz:guitar, Saxofon:saxophone, Truba:trumpet, Arfa:harp, Sopilka:ocarina, Maracas:maracas, Nota:music-spell, Bayan:accordion, Buben:drum-kit, Panduri:guitar-head',
    'Loud, Electric, Velvet, Golden, Jazz, Blue, Swing, Dancing',
    'Groove, Night, Solo, Jam',
    'the Old Town, Podil, Arbat Lane, the Rooftop',
  ),
  theme(
    'meadow',
    'nature, animals',
    'Metelyk:butterfly, Zaiats:rabbit-head, Sonechko:ladybug, Lebid:swan, Frog:frog, Babka:dragonfly, Kolibri:hummingbird, Yizhak:hedgehog, Bilka:squirrel, Lotos:lotus-flower, Rose:rose, Konyushyna:clover, Troianda:vine-flower, Flamingo:flamingo',
    'Dewy, Spring, Lucky, Blooming, Happy, Morning, Jailau, Sunny',
    'Meadow, Charm, Bloom, Luck',
    'Jailau, the Dnipro Meadows, May, the Green Isle',
  ),
];
