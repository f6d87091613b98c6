// npm run restore: puts a backup back as a data folder, opens it and says what its checks found.
import './require-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkRestored } from './check-restored.mjs';
import { exitOnSignal } from './database-alone.mjs';
import { say, step } from './progress.mjs';
import { restoreBackup } from './restore-backup.mjs';
import { ROOT, readEnvironment, readSettings, SettingsError } from './settings.mjs';

const HELP = `npm run restore -- --from BACKUP [options]

Reads the backup through, puts it into a data folder, starts its database alone and runs the checks. The product is stopped meanwhile.

  --from BACKUP   the folder of one backup, as npm run backup printed it
  --into FOLDER   the data folder (default: DATA_DIR, else .data); it must hold nothing
  --replace       what it holds is moved aside, and not deleted
  --help          this
`;

function readArguments() {
  const options = {
    from: { type: 'string' },
    into: { type: 'string' },
    replace: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  };
  try {
    const { values } = parseArgs({ options });
    if (!values.help && !values.from) throw new Error('Which backup? Say --from BACKUP.');
    return values;
  } catch (error) {
    throw new SettingsError(`${error.message}\n\n${HELP}`);
  }
}

const OLDER = `The backup is of an older release, whose tables these checks can't read: restore it with that release to have it checked, or start
this one on it, which brings it here, and run the checks of docs/operations.md under Money.`;

async function main() {
  const given = readArguments();
  if (given.help) return process.stdout.write(HELP);
  const from = path.resolve(ROOT, given.from);
  const into = given.into ? path.resolve(ROOT, given.into) : readSettings(readEnvironment()).dataDir;
  const { manifest, aside, checkable } = await step(`Restoring into ${into}`, (note) =>
    restoreBackup({ from, into, replace: given.replace, note }),
  );
  if (aside) say(`What was there is now ${aside}. Delete it once you are sure.`);
  if (!manifest.secrets.included)
    say(
      `The backup holds no secrets.json: put yours into ${into} before the start, or new ones are made that open nothing.`,
    );
  if (manifest.secrets.elsewhere.length > 0)
    say(`Set in the environment when it was made, and not in it: ${manifest.secrets.elsewhere.join(', ')}.`);
  if (manifest.bucket)
    say(
      `The pictures of the bucket ${manifest.bucket} are now in ${path.join(into, 'media')}. What the bucket lacks, this brings there: npm run media:copy -- to-bucket --folder ${path.join(into, 'media')}`,
    );
  if (manifest.postgres === null)
    return say('It holds no database: restore that by its own tools (docs/operations.md).');
  const onResult = ({ name, passed, found }) =>
    say(`${passed ? '✓' : '✗'} ${name}: ${passed ? found.split('\n').at(-1) : found.replaceAll('\n', '\n    ')}`);
  const results = await checkRestored({ dataDir: into, manifest, checkable, onResult });
  if (!checkable) say(OLDER);
  const broken = results.filter(({ passed }) => !passed);
  if (broken.length > 0) {
    say(`! It opens, but ${broken.map(({ name }) => name).join(', ')} found something wrong.`);
    process.exitCode = 1;
  }
  say(
    `This is how everything was at ${manifest.postgres.at}: docs/operations.md says what to do about what came after.`,
  );
}

process.chdir(ROOT);
exitOnSignal();
await main().catch((error) => {
  process.stderr.write(error instanceof SettingsError ? `${error.message}\n` : `${error?.stack ?? error}\n`);
  process.exitCode = 1;
});
