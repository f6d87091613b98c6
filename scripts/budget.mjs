// Weighs the JavaScript that a browser loads before a page is alive, of the site and of the desk: `node scripts/budget.mjs [address [desk]]`.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** Budgets in kB (1000 bytes) of brotli. One language stands for all: code is shared, messages are in the HTML. */
const SITE_BUDGETS = [
  { page: 'main', path: '/uk', budget: 128 },
  { page: 'lobby', path: '/uk/games', budget: 134 },
  { page: 'form', path: '/uk/cashbox', budget: 134 },
];

/** Operators stay for hours, and what screens show is behind the sign-in: what is weighed is what everybody loads first. */
export const DESK_BUDGETS = [{ page: 'sign-in', path: '/uk/sign-in', budget: 180 }];

/** The page could not be weighed: shown as one line, without a stack. */
class BudgetError extends Error {}

function attributeOf(tag, name) {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return found ? (found[1] ?? found[2] ?? found[3] ?? '').replaceAll('&amp;', '&') : null;
}

/**
 * Addresses of the scripts a modern browser loads with this page, each once, in order of appearance: script tags (not
 * those for browsers without modules), preloads, and what the inline payload of React names for hydration.
 * @param {string} html
 * @param {string} address the page's own, for relative addresses
 * @returns {string[]}
 */
export function firstLoadScripts(html, address) {
  const found = new Set();
  const add = (source) => found.add(new URL(source, address).href);
  const legacy = new Set();
  const tags = /<script\b([^>]*)>([\s\S]*?)<\/script>|<link\b[^>]*>/gi;
  for (const [tag, attributes, inline] of html.matchAll(tags)) {
    if (attributes === undefined) {
      const kind = (attributeOf(tag, 'rel') ?? '').toLowerCase();
      const href = attributeOf(tag, 'href');
      if (href && (kind === 'modulepreload' || (kind === 'preload' && attributeOf(tag, 'as') === 'script'))) add(href);
      continue;
    }
    const opening = `<script${attributes}>`;
    const source = attributeOf(opening, 'src');
    const type = (attributeOf(opening, 'type') ?? '').toLowerCase();
    if (/\snomodule(\s|=|>|\/)/i.test(opening)) {
      if (source) legacy.add(new URL(source, address).href);
    } else if (source && (type === '' || type === 'module' || type === 'text/javascript')) add(source);
    else if (!source) {
      for (const [chunk] of inline.matchAll(/(?:\/_next\/)?static\/chunks\/[\w./~%()[\]-]+?\.js/g)) {
        add(chunk.startsWith('/') ? chunk : `/_next/${chunk}`);
      }
    }
  }
  return [...found].filter((one) => !legacy.has(one));
}

async function load(address, accept, get) {
  let answer;
  try {
    answer = await get(address, { redirect: 'manual', headers: { accept, 'accept-encoding': 'identity' } });
  } catch (error) {
    throw new BudgetError(`${address} does not answer (${error.cause?.code ?? error.message}). Is the site running?`);
  }
  if (answer.status !== 200) throw new BudgetError(`${address} answers ${answer.status}, not 200.`);
  return Buffer.from(await answer.arrayBuffer());
}

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;

/**
 * Weighs one page as a guest sees it.
 * @param {string} address
 * @param {typeof fetch} get
 * @returns {Promise<{scripts: {address: string, bytes: number, compressed: number}[], compressed: number}>}
 * @throws BudgetError when the page or a script does not answer, or a script comes from elsewhere.
 */
async function weigh(address, get) {
  const html = (await load(address, 'text/html', get)).toString('utf8');
  const sources = firstLoadScripts(html, address);
  if (sources.length === 0) throw new BudgetError(`${address} loads no script at all: this is not the built site.`);
  const foreign = sources.filter((source) => new URL(source).origin !== new URL(address).origin);
  if (foreign.length > 0) throw new BudgetError(`${address} loads scripts from elsewhere: ${foreign.join(', ')}`);
  const scripts = [];
  for (const source of sources) {
    const bytes = await load(source, '*/*', get);
    scripts.push({ address: source, bytes: bytes.length, compressed: brotli(bytes) });
  }
  return { scripts, compressed: scripts.reduce((sum, one) => sum + one.compressed, 0) };
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/**
 * Prints a table for each page; answers whether all of them keep their budget.
 * @throws BudgetError when a page or a script does not answer, or a script comes from elsewhere.
 */
export async function checkBudgets(base, print = console.log, get = fetch, budgets = SITE_BUDGETS) {
  let kept = true;
  for (const { page, path, budget } of budgets) {
    const { scripts, compressed } = await weigh(new URL(path, base).href, get);
    const over = compressed > budget * 1000;
    kept &&= !over;
    print(`${page} page ${path}: ${scripts.length} scripts`);
    print(`  ${'kB'.padStart(8)} ${'brotli'.padStart(8)}  script`);
    for (const one of scripts.toSorted((a, b) => b.compressed - a.compressed)) {
      const name = new URL(one.address).pathname;
      print(`  ${kilobytes(one.bytes).padStart(8)} ${kilobytes(one.compressed).padStart(8)}  ${name}`);
    }
    const verdict = over ? `${kilobytes(compressed - budget * 1000)} kB too much` : 'kept';
    print(`  total ${kilobytes(compressed)} kB brotli of ${budget} kB: ${verdict}\n`);
  }
  return kept;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [, , base = process.env.PUBLIC_URL ?? 'http://localhost:3000', desk] = process.argv;
  const notAnAddress = [base, desk].find((one) => one !== undefined && !URL.canParse(one));
  try {
    if (notAnAddress) throw new BudgetError(`"${notAnAddress}" is not an address such as http://localhost:3000.`);
    const ofSite = await checkBudgets(base);
    const ofDesk = desk === undefined || (await checkBudgets(desk, console.log, fetch, DESK_BUDGETS));
    process.exitCode = ofSite && ofDesk ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BudgetError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
