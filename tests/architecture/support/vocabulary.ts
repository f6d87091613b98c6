import { exportedValues, reexportsAll } from './syntax';

/** The rooms of the house and the folders beside them (docs/architecture.md). */
export const TOP_FOLDERS = [
  'app',
  'components',
  'features',
  'lib',
  'messages',
  'public',
  'tests',
  'contracts',
  'tracing',
  'kit',
  'platform',
  'content',
  'studio',
  'gateway',
  'edge',
  'desk',
  'docs',
  'scripts',
  'deploy',
];

const FEATURE_FILES = [
  'queries',
  'mutations',
  'rules',
  'errors',
  'store',
  'schema',
  'content',
  'constants',
  'types',
] as const;

/** Names that say nothing, and what to write instead. */
const EMPTY_NAMES: Record<string, string> = {
  index: 'import the file itself: a barrel hides what is used and ties everything in it together',
  util: 'name the file after what it does (lib/format, lib/class-names)',
  utils: 'name the file after what it does (lib/format, lib/class-names)',
  helper: 'name the file after what it does, beside the code that needs it',
  helpers: 'name the file after what it does, beside the code that needs it',
  hook: 'a hook lives where its state does: queries.ts, store.ts, or the one component that uses it',
  hooks: 'a hook lives where its state does: queries.ts, store.ts, or the one component that uses it',
  common: 'UI for any product is components/, infrastructure is lib/, a shared wire shape is contracts/',
  misc: 'name the file after what it does',
};

const EMPTY_ENDING = /(^|[-_a-z])(manager|wrapper)s?$/i;

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Folders of Next's router: [locale], [...path], [[...path]], (group), @slot, _private. */
const ROUTE_FOLDER = /^(\[{1,2}(\.{3})?[a-z-]+\]{1,2}|\([a-z-]+\)|@[a-z-]+|_[a-z-]+)$/;

const stem = (name: string) => name.replace(/\.(ts|tsx|mts|mjs|cjs|js|jsx)$/, '');

/** What lies at the top of the repository without having been declared. `entries` are names; folders end with a slash. */
export function wrongTop(entries: readonly string[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.startsWith('.')) return [];
    if (entry.endsWith('/')) {
      const known = TOP_FOLDERS.includes(entry.slice(0, -1));
      return known ? [] : [`${entry} is no room of the house: move it into one of ${TOP_FOLDERS.join(', ')}`];
    }
    const source = /\.(ts|tsx|mts|mjs|cjs|js|jsx)$/.test(entry);
    const read = /^([a-z]+\.config\.(ts|mjs|cjs)|proxy\.ts|instrumentation(-client)?\.ts|next-env\.d\.ts)$/.test(entry);
    return source && !read
      ? [`${entry} stands at the root: only what a tool reads there may; code lives in a room`]
      : [];
  });
}

/** What is wrong with a file of a feature, or of one of its parts, by its path within: both have the same shape. */
function wrongWithin(file: string, [first = '', second = '', ...deeper]: readonly string[]): string[] {
  if (second === '') {
    const [name = '', ...kind] = first.split('.');
    const known = FEATURE_FILES.some((one) => one === name) && /^(ts|test\.tsx?)$/.test(kind.join('.'));
    const names = FEATURE_FILES.map((one) => `${one}.ts`).join(', ');
    return known ? [] : [`${file}: a feature holds ${names} and components/; what is its own goes into one of them`];
  }
  if (first !== 'components')
    return [`${file}: a part of a feature holds no other part, and components/ is the only folder beside the parts`];
  if (deeper.length > 0)
    return [`${file}: components/ is flat; what needs a folder is a part, a feature or belongs to /components`];
  return /\.tsx$/.test(second)
    ? []
    : [`${file}: components/ holds .tsx files; logic goes to rules.ts or store.ts beside it`];
}

/** Files of features/ whose name is not in the closed vocabulary. A feature may have parts, one level deep. */
export function wrongFeatureFiles(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const [, , ...within] = file.split('/');
    if (within.length === 0) return [`${file} belongs to no feature: put it into features/<domain>/`];
    const isPart = within.length > 1 && within[0] !== 'components';
    return wrongWithin(file, isPart ? within.slice(1) : within);
  });
}

/** Folder and file names that are empty words or not kebab-case. */
export function wrongNames(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const segments = file.split('/');
    const name = stem(segments.at(-1) ?? '');
    const plain = [...segments.slice(0, -1), name.split('.')[0] ?? ''];
    const empty = plain.flatMap((part) => {
      const advice = EMPTY_NAMES[part.toLowerCase()];
      if (advice !== undefined) return [`${file}: "${part}" says nothing; ${advice}`];
      return EMPTY_ENDING.test(part) ? [`${file}: "${part}" says nothing; name what it keeps or does`] : [];
    });
    const folders = segments.slice(0, -1).filter((part) => !KEBAB.test(part) && !ROUTE_FOLDER.test(part));
    const odd = KEBAB.test(name) ? folders : [...folders, segments.at(-1) ?? ''];
    return [...empty, ...odd.map((part) => `${file}: "${part}" is not kebab-case`)];
  });
}

const MAX_LINES = 300;

/** Files that are too long to be read at once. */
export function tooLong(file: string, source: string): string[] {
  const lines = source.trimEnd().split('\n').length;
  return lines > MAX_LINES ? [`${file} has ${lines} lines, ${MAX_LINES} at most: split it by what it is about`] : [];
}

/** Default exports are for what a framework or tool reads by that name. */
const READ_BY_TOOLS = [
  /^app\//,
  /^(?:content|desk)\/src\/app\//,
  /\.config\.(ts|mjs|cjs)$/,
  /^(?:desk\/src\/)?lib\/i18n\/request\.ts$/,
  /^lib\/server\/page-cache\.(?:mjs|d\.mts)$/,
  /^tests\/support\//,
];

const isComponentFile = (file: string) =>
  /^(components\/|features\/[^/]+\/(?:[^/]+\/)?components\/|desk\/src\/(?:components|screens)\/).*\.tsx$/.test(file);
const isComponentName = (name: string) => /^[A-Z]/.test(name) && /[a-z]/.test(name);

/** What a file exports against the house: barrels, default exports, empty words, more than one component. */
export function wrongExports(file: string, source: string): string[] {
  const names = exportedValues(source, file);
  const problems: string[] = [];
  if (reexportsAll(source, file)) problems.push(`${file}: "export * from" is a barrel; import the file itself`);
  if (names.includes('default') && !READ_BY_TOOLS.some((pattern) => pattern.test(file))) {
    problems.push(`${file}: default export; give it a name, so that it is called the same everywhere`);
  }
  const empty = names.filter((name) => EMPTY_ENDING.test(name));
  problems.push(...empty.map((name) => `${file}: "${name}" says nothing; name what it keeps or does`));
  if (isComponentFile(file) && !file.endsWith('.test.tsx')) {
    const components = names.filter(isComponentName);
    if (components.length !== 1) {
      const found = components.length === 0 ? 'none' : components.join(', ');
      problems.push(`${file}: a component file exports one component, this one ${found}; a file for each`);
    }
  }
  return problems;
}
