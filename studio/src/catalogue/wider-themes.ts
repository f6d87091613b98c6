import { STUDIO_THEMES } from './studio-themes';
import { FOUNDING_THEMES, motifs, type Theme, theme } from './themes';

/** Themes that belong to no studio in particular. */
const COMMON_THEMES: readonly Theme[] = [
  theme(
    'jungle',
    'animals, adventure',
    'Tiger:tiger-head, Toucan:toucan, Macaw:parrot-head, Gorilla:gorilla, Elephant:elephant-head, Python:snake, Tree Frog:frog, Banana:banana-bunch, Monstera:monstera-leaf, Step Pyramid:mayan-pyramid, Totem:totem-mask, Crocodile:croc-jaws, Chameleon:chameleon-glyph, Gecko:gecko, Capybara:capybara, Sloth:sloth, Coconut:coconuts, Waterfall:waterfall, Tapir:tapir, Monkey:monkey, Pangolin:pangolin, Orchid:cantua, Jungle Drum:djembe, Mango:fruiting',
    'Emerald, Wild, Hidden, Rainforest, Jumping, Tropical, Mighty, Laughing',
    'Jungle, Chase, Canopy, Expedition, Jungle Beat, Trail',
    'the Green River, the Lost Canopy, the Liana Bridge, the Rain Coast',
  ),
  theme(
    'old-heroes',
    'myth, history',
    'Temple:greek-temple, Laurel:laurel-crown, Winged Horse:pegasus, Medusa:medusa-head, Minotaur:minotaur, Centaur:centaur, Lyre:lyre, Amphora:amphora, Sphinx:greek-sphinx, Winged Sandal:wingfoot, Wooden Horse:trojan-horse, Hoplite:spartan-helmet, Cyclops:cyclops, Discus:discobolus, Chariot:chariot, Caduceus:caduceus, Icarus:icarus, Golden Apple:shiny-apple, Harpy:harpy, Hydra:hydra, Ionic Column:ionic-column, Sun Priest:sun-priest, Thunder Blade:zeus-sword, Arena:coliseum, Galley:galley',
    'Heroic, Marble, Olympic, Oracle, Golden, Titan, Wine-dark, Laurelled',
    'Odyssey, Labours, Triumph, Oracle, Fate, Games',
    'Ithaca, the White Isles, the Golden Fleece, Delphi, the Labyrinth',
  ),
  theme(
    'longships',
    'history, sea',
    'Drakkar:drakkar, Prow:drakkar-dragon, Horned Helm:viking-helmet, Round Shield:viking-shield, Rune:rune-stone, War Axe:battle-axe, Forge Hammer:thor-hammer, Grey Wolf:wolf-head, Raven:raven, Mead Horn:beer-horn, White Bear:polar-bear, Longhouse:viking-longhouse, Sea Serpent:sea-serpent, Winged Sword:winged-sword, Warrior:viking-head, Triquetra:triquetra, Twin Axes:crossed-axes, World Tree:tree-roots, Fishing Village:huts-village, Amber Drop:amber-mosquito, Boar:boar, Sledge Dog:direwolf',
    'Fjord, Frost, Fearless, Northern, Rune, Stormborn, Ironbound, Mead',
    'Saga, Voyage, Fury, Feast, Raid, Horizon',
    'the Fjord, the Seventh Sea, Ravenholm, the Northern Lights, Midgard',
  ),
  theme(
    'kitchen',
    'food, family',
    'Loaf:bread, Cheese:cheese-wedge, Dumpling:dumpling-bao, Tomato:tomato, Garlic:garlic, Chilli:chili-pepper, Cauldron:cooking-pot, Teapot:teapot, Coffee Mill:coffee-beans, Pie:pie-slice, Fried Egg:fried-eggs, Grilled Fish:fish-cooked, Mushroom:mushroom, Lemon:cut-lemon, Avocado:avocado, Sushi:sushis, Burger:hamburger, Pizza:pizza-slice, Taco:tacos, Pepper:bell-pepper, Olive:olive, Pretzel:pretzel, Chef Hat:chef-toque, Popcorn:popcorn, Kebab:kebab-spit, Waffle Cone:ice-cream-cone, Carrot:carrot, Pumpkin:pumpkin',
    'Spicy, Hot, Crispy, Grandma, Juicy, Double, Fresh, Secret, Smoked, Midnight',
    'Feast, Kitchen, Recipe, Supper, Bistro, Plate, Brunch',
    'the Chef, the Copper Pan, Bessarabka, the Long Table, the Green Market',
  ),
  theme(
    'old-luck',
    'classic, fruits',
    'Bell:ringing-bell, Cherry:cherry, Lemon:lemon, Plum:plum, Melon:watermelon, Shamrock:shamrock, Horseshoe:horseshoe, Diamond:cut-diamond, Coin:crown-coin, Star:round-star, Grape:grapes, Orange:orange, Strawberry:strawberry, Crown:jewel-crown, Dice:rolling-dices, Spade:spades, Heart:hearts, Club:clubs, Rainbow:rainbow-star, Gold Stack:gold-stack, Piggy:piggy-bank, Wishing Well:well, Lucky Cat:cat, Ladybird:ladybug, Goldfish:lucky-fisherman, Ace:ace, Chest:chest, Pineapple:pineapple',
    'Lucky, Classic, Royal, Bright, Sparkling, Crystal, Old School, Triple, Polished, Neat',
    'Line, Luck, Deluxe, Charm, Classic, Jubilee, Reels',
    'Fortune, the Corner Arcade, Good Luck, the Lucky Street, Friday',
  ),
  theme(
    'alchemy',
    'fantasy, dark',
    'Flask:bubbling-flask, Crystal Ball:crystal-ball, Grimoire:spell-book, Cauldron:cauldron, Ouroboros:ouroboros, Mortar:pestle-mortar, Candelabra:lit-candelabra, Scales:scales, Philosopher:wizard-face, Astrolabe:astrolabe, Waning Moon:evil-moon, Sun Seal:heraldic-sun, Hourglass:hourglass, Raven:raven, Toad:frog-prince, Elixir:round-potion, Star Key:star-key, Owl:owl, Prism:prism, Homunculus:imp, Mercury:caduceus, Salamander:salamander, Pentacle:pentacle, Vial:vial',
    'Quicksilver, Arcane, Bubbling, Leaden, Golden, Forbidden, Lunar, Distilled',
    'Elixir, Formula, Experiment, Laboratory, Transmutation, Secret, Brew',
    'the Alchemist, the Ninth Circle, Mercury Lane, the Glass Tower',
  ),
  theme(
    'deep-time',
    'animals, adventure',
    'Tyrannosaur:dinosaur-rex, Triceratops:triceratops-head, Diplodocus:diplodocus, Raptor:velociraptor, Pterosaur:pterodactylus, Stegosaur:stegosaurus-scales, Ammonite:ammonite-fossil, Dino Egg:dinosaur-egg, Volcano:smoking-volcano, Mammoth:mammoth, Sabretooth:saber-tooth, Fern:fern, Amber:amber-mosquito, Dimetrodon:dimetrodon, Plesiosaur:plesiosaurus, Trilobite:trilobite, Caveman:caveman, Stone Axe:stone-axe, Fossil:fossil, Dodo:dodo, Meteor:meteor-impact, Archaeopteryx:archaeopteryx-fossil',
    'Jurassic, Ancient, Roaring, Prehistoric, Frozen, First, Mighty, Fossil',
    'Age, Valley, Stampede, Dawn, Dig, Extinction, Roar',
    'the Ice Age, the First Valley, the Tar Lake, the Great Plain',
  ),
  theme(
    'frontier',
    'adventure, history',
    'Cowboy Boot:cowboy-boot, Stetson:western-hat, Cactus:cactus, Wanted:wanted-reward, Sheriff:police-badge, Saloon:saloon-doors, Iron Horse:steam-locomotive, Bison:bison, Longhorn:bull-horns, Gold Mine:gold-mine, Wagon:old-wagon, Poker Hand:poker-hand, Lasso:lasso, Rattlesnake:rattlesnake, Banjo:banjo, Dynamite:dynamite, Tumbleweed:tumbleweed, Bandit:bandit, Mustang:horse-head, Campfire:campfire, Ranch:ranch-gate, Gold Pan:gold-nuggets, Desert Skull:desert-skull, Water Tower:water-tower',
    'Dusty, Outlaw, Lonesome, Prairie, High Noon, Whistling, Reckless, Frontier',
    'Showdown, Trail, Canyon, Ride, Duel, Bounty, Saloon',
    'Dust Creek, the Red Canyon, the Long Prairie, Rattler Gulch',
  ),
  theme(
    'mystery',
    'city, dark',
    'Magnifier:magnifying-glass, Fedora:fedora, Footprint:footprint, House Key:key, Black Cat:hollow-cat, Umbrella:umbrella, Notebook:notebook, Half Mask:domino-mask, Strongbox:strongbox, Padlock:padlock, Blue Diamond:diamond-hard, Pocket Watch:pocket-watch, Street Lamp:double-street-lights, Night Train:subway-train, Telephone:rotary-phone, Fingerprint:finger-print, Candle:candle-holder, Manor:spooky-house, Chess Queen:chess-queen, Letter Seal:wax-seal, Mirror:mirror-mirror, Raven:raven, Portrait:portrait, Teacup:coffee-cup',
    'Missing, Midnight, Silent, Vanished, Velvet, Foggy, Thirteenth, Borrowed',
    'Affair, Case, Mystery, Clue, Alibi, Heist, Suspect',
    'Number Thirteen, the Grey Manor, the Night Express, Umbrella Lane',
  ),
  theme(
    'farmyard',
    'animals, family',
    'Kitten:cat, Puppy:sitting-dog, Bunny:rabbit, Mouse:seated-mouse, Turtle:tortoise, Piglet:pig, Duckling:duck, Billy Goat:goat, Pony:horse-head, Lamb:sheep, Chick:chicken, Rooster:rooster, Donkey:donkey, Cow:cow, Goose:goose, Tractor:farm-tractor, Barn:barn, Scarecrow:scarecrow, Milk:milk-carton, Egg:big-egg, Hedgehog:hedgehog, Beehive:beehive, Haystack:round-straw-bale, Pumpkin:pumpkin, Corn:corn, Windmill:windmill',
    'Happy, Muddy, Cheeky, Fluffy, Noisy, Sleepy, Country, Lucky, Runaway',
    'Farm, Parade, Yard, Friends, Race, Barn Dance, Market',
    'the Happy Farm, Sunny Hill, the Old Barn, Haystack Lane',
  ),
  theme(
    'aviators',
    'adventure, sky',
    'Balloon:air-balloon, Biplane:biplane, Airship:zeppelin, Parachute:parachute, Kite:kite, Hang Glider:hang-glider, Airliner:airplane, Sun Cloud:sun-cloud, Thunderbolt:lightning-storm, Whirlwind:whirlwind, Eagle:eagle-head, Pilot:plane-pilot, Windsock:windsock, Umbrella:umbrella, Paper Plane:paper-plane, Helicopter:helicopter, Windmill:windmill, Swift:sparrow, Rainbow:rainbow-star, Propeller:propeller-beanie, Crow:raven, Tornado:tornado, Compass:compass, Wild Goose:canadian-goose',
    'High, Daring, Cloudy, Skyward, Silver, Stormy, Barnstorming, Weightless',
    'Flight, Horizon, Loop, Race, Altitude, Squadron, Sky',
    'the Blue Sky, Cloud Nine, the Trade Winds, the Long Horizon',
  ),
  theme(
    'grand-stage',
    'music, party',
    'Curtain:theater-curtains, Violin:violin, Ballerina:ballerina-shoes, Grand Piano:grand-piano, Two Masks:drama-masks, Lorgnette:lorgnette, Red Rose:rose, Top Hat:top-hat, Magic Hat:magic-hat, Juggler:juggler, Puppet:puppet, Cornet:trumpet, Limelight:light-projector, Ticket:ticket, Swan:swan, Harp:harp, Ringmaster:ringmaster, Unicycle:unicycle, Acrobat:acrobatic, Strongman:strong-man, Lion:lion, Elephant:elephant, Popcorn:popcorn, Magician:magick-trick, Treble:g-clef, Drum:drum-kit',
    'Grand, Opening, Velvet, Standing, Opera, Glittering, Final, Golden, Applauded',
    'Gala, Premiere, Overture, Encore, Spotlight, Act, Ovation',
    'the Grand Stage, the Opera House, the Last Row, the Red Foyer',
  ),
];

/** More things for the first themes; what was there before keeps its place in them. */
const MORE: Readonly<Record<string, string>> = {
  steppe:
    'Saiga:deer-head, Kurgan:tumulus, Falconer:falcon-moon, Steppe Fox:fox, Feather Grass:high-grass, Yurt Camp:huts-village, Racehorse:cavalry, Whip:whip, Bison:bison',
  carpathians:
    'Badger:badger, Kolyba:wood-cabin, Topir:fire-axe, Mountain Spring:waterfall, Bear Paw:paw-print, Fern:fern, Oak:oak, Trout:flying-trout, Hare:rabbit',
  'black-sea':
    'Sextant:sextant, Spyglass:spyglass, Parrot:parrot-head, Starfish:sea-star, Cannon:pirate-cannon, Galleon:galleon, Pirate Flag:pirate-flag, Old Map:treasure-map, Sturgeon:salmon',
  'deep-mine':
    'Amethyst:amethyst, Topaz:topaz, Sapphire:saphir, Miner Lamp:old-lantern, Helmet:mining-helmet, Prism:prism, Ruby Heart:mineral-heart, Anvil:anvil, Crystal Shine:crystal-shine, Minerals:minerals',
  harvest:
    'Pear:pear, Plum:plum, Peach:peach, Carrot:carrot, Haystack:round-straw-bale, Garlic:garlic, Hop:hops, Tomato:tomato, Basket:basket, Raspberry:raspberry',
  winter:
    'Igloo:igloo, Sleigh Bell:ringing-bell, Fir:pine-tree, Mitten:winter-gloves, Walrus:walrus-head, Snow Hare:rabbit, Skis:skis, Gift:present, Ice Golem:ice-golem, Ermine:ermine',
  legends:
    'Griffin:griffin-shield, Sea Dragon:sea-dragon, Centaur:centaur, Fairy Ring:mushrooms-cluster, Rune:rune-stone, Harpy:harpy, Golem:golem-head, Spell Book:spell-book, Dragon Orb:dragon-orb',
  strongholds:
    'Catapult:catapult, Banner:knight-banner, Drawbridge:drawbridge, Chess Rook:chess-rook, War Drum:djembe, Lion Shield:lion, Siege Tower:siege-tower, Halberd:halberd, Signet:ring, Watchtower:watchtower',
  bazaar:
    'Carpet:rolled-cloth, Scales:scales, Dates:palm-tree, Emerald Chain:emerald-necklace, Oil Lamp:magic-lamp, Almond:almond, Turban:turban, Pearl String:pearl-necklace, Hourglass:sands-of-time',
  cosmos:
    'Observatory:observatory, Galaxy:galaxy, Lander:lunar-module, Eclipse:eclipse, Solar System:solar-system, Asteroid:asteroid, Star Cruiser:spaceship, Tin Robot:vintage-robot, Red Rover:mars-curiosity',
  carnival:
    'Party Hat:party-hat, Popcorn:popcorn, Magic Hat:magic-hat, Ringmaster:ringmaster, Unicycle:unicycle, Pinata:pinata, Trapeze:acrobatic, Cannonball:human-cannonball, Strongman:strong-man',
  pyramids:
    'Bastet:bastet, Nefertiti:nefertiti, Obelisk:obelisk, Ibis:ibis, Papyrus:papyrus, Sarcophagus:sarcophagus, Cleopatra:cleopatra, Crocodile:croc-jaws, Djed:djed-pillar, Dune Camel:camel',
  midnight:
    'Black Cat:hollow-cat, Crypt:crypt-entrance, Candelabra:lit-candelabra, Spider:masked-spider, Gargoyle:gargoyle, Crystal Ball:crystal-ball, Broom:magic-broom, Coffin Bell:ringing-bell, Red Moon:evil-moon',
  sweetshop:
    'Lollipop:spiral-lollipop, Jelly Bean:jelly-beans, Croissant:croissant, Gingerbread:gingerbread-man, Peach:peach, Waffle Scoop:ice-cream-scoop, Toast:butter-toast, Layer Cake:stairs-cake, Popsicle:ice-pop, Marshmallow:marshmallows',
  music:
    'Grand Piano:grand-piano, Drum:djembe, Clarinet:clarinet, Tambourine:tambourine, French Horn:french-horn, Tuba:tuba, Flute:flute, Xylophone:xylophone, Old Mic:old-microphone, Boombox:boombox, Cassette:audio-cassette',
  meadow:
    'Daisy:daisy, Snail:snail, Fern:fern, Mole:mole, Sparrow:sparrow, Dandelion:dandelion-flower, Caterpillar:caterpillar, Poppy:poppy, Toadstool:spotted-mushroom, Fox Cub:fox, Nest:nest-birds',
};

/** Places where people live with a war are no pastime: no new title names them. */
const LEFT_OUT = new Set(['Donbas', 'Kryvbas']);

/** Every theme of the catalogue, the first ones with what was added to them. */
export const THEMES: readonly Theme[] = [
  ...FOUNDING_THEMES.map((item) => ({
    ...item,
    motifs: [...item.motifs, ...motifs(MORE[item.slug] ?? '')],
    modifiers: item.modifiers.filter((word) => !LEFT_OUT.has(word)),
    places: item.places.filter((place) => !LEFT_OUT.has(place)),
  })),
  ...STUDIO_THEMES,
  ...COMMON_THEMES,
];

/** A theme by its slug. @throws RangeError for one there is not. */
export function themeOf(slug: string): Theme {
  const found = THEMES.find((item) => item.slug === slug);
  if (!found) throw new RangeError(`Unknown theme ${slug}`);
  return found;
}
