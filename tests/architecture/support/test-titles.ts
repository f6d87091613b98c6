import { titledTests } from './syntax';

/** Words with which only a part begins: whose verb it is stands in a describe, if anywhere. */
const VERBS = new Set(
  `accept accepts accuses add adds admits allow allows apply are ask asks become becomes begin begins belongs bring
  brings calls can cancel cancels cannot carries carry checks choose chooses clean cleans click close closes come comes
  compile compiles contain contains could covers create creates delete deletes deny depend depends did do documents does
  draw drops expects expire expires explain explains fail fails fall falls fill fills find finds fit fits follow follows
  forbid forbids forget forgets gave get gets give gives go goes got had handle handles has have hear hears hide hides
  ignore ignores invalidates is join keep keeps knew know knows lead leads learn learns leave leaves let lets lives look
  looks lose loses made make makes may merges mirrors miss misses moves must narrow narrows need needs offer opens pass
  passes pay pays pick picks prefers prevents promise promises propose proposes prove proves publish publishes put puts
  raise raises reach reaches read reads recognise recognises redirect redirects refuse refuses reject rejects remain
  remains remember remembers remove removes render renders replace replaces require requires resets resume resumes
  returns rotate rotates run said save saw say says scroll scrolls see sees send sends separate separates serve serves
  should show shows skip skips sort sorts speaks spend spends spin spins split splits stand stays still stop stops
  survive survives take takes tell tells throw throws ticks toggle toggles tolerate tolerates took treat treats tried
  tries try turn update uses validate validates wait waits walk walks want wants warn warns was were will would write
  writes`.split(/\s+/),
);

/** Words that are names as well: parts when what they are done to follows. */
const VERBS_OR_NOUNS = new Set(
  `answers bounds claims counts deposits downloads ends floors groups holds labels lists loads logs marks names offers
  orders plays posts rests rounds runs sets signs stands starts states sums turns updates wins works`.split(/\s+/),
);
const OBJECT =
  /^(a|an|the|its|it|them|him|her|what|who|whom|no|nothing|nobody|none|each|every|all|any|that|how|which|once|up)$/;

/** Words that go on with a sentence begun elsewhere. */
const CONTINUATIONS = new Set(['and', 'but', 'or', 'that', 'also']);

function isPart(title: string): boolean {
  const words = title.split(/\s+/).filter((word) => word !== '');
  const [first = '', second = ''] = words.map((word) => word.replace(/[,:;.]$/, ''));
  if (words.length < 3 || VERBS.has(first) || CONTINUATIONS.has(first)) return true;
  return VERBS_OR_NOUNS.has(first) && OBJECT.test(second);
}

/** Titles of a test file that are no sentence of their own: their subject is missing, or their verb. */
export function partialTitles(source: string, file: string): string[] {
  return titledTests(source, file)
    .filter(({ runs }) => runs)
    .map(({ path }) => path.at(-1) ?? '')
    .filter(isPart);
}
