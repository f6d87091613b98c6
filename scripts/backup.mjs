// npm run backup: takes a backup of everything that is kept, while the product runs or not.
import './require-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readableSize } from './backup-files.mjs';
import { exitOnSignal } from './database-alone.mjs';
import { say, step } from './progress.mjs';
import { withSecretFiles } from './secret-files.mjs';
import { ROOT, readEnvironment, readSettings, SettingsError } from './settings.mjs';
import { takeBackup } from './take-backup.mjs';

const HELP = `npm run backup -- [options]

Takes a backup of the data folder (DATA_DIR): every database at one moment, uploads and secrets. Nothing is stopped for it.

  --to FOLDER         where backups lie (default: BACKUP_DIR, else .backups)
  --keep N            after it the N newest backups stay, older ones are removed (default: all stay)
  --without-secrets   without secrets.json: keep it elsewhere, a restore needs it
  --files             with DATABASE_URL: the uploads and secrets alone, without a database
  --help              this
`;

const OWN_DATABASE = `DATABASE_URL names a PostgreSQL of your own, which is backed up by its own tools: pgBackRest, to any second, as docs/operations.md
says under Backups. What lies outside of it: npm run backup -- --files`;

function readArguments() {
  const options = {
    to: { type: 'string' },
    keep: { type: 'string' },
    'without-secrets': { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  };
  try {
    const { values } = parseArgs({ options });
    if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
      throw new SettingsError(`--keep must be a whole number from 1 to 9999, but is "${values.keep}".`);
    return values;
  } catch (error) {
    throw error instanceof SettingsError ? error : new SettingsError(`${error.message}\n\n${HELP}`);
  }
}

function secretsLine({ included, elsewhere }) {
  const inside = included
    ? 'secrets.json is in it: whoever reads this backup can open what the databases hold sealed.'
    : 'secrets.json is not in it: keep it elsewhere.';
  return elsewhere.length === 0 ? inside : `${inside} Set by you and not in it: ${elsewhere.join(', ')}.`;
}

async function main() {
  const given = readArguments();
  if (given.help) return process.stdout.write(HELP);
  const env = withSecretFiles(readEnvironment(), ROOT);
  const settings = readSettings(env);
  if (settings.databaseUrl !== null && !given.files) throw new SettingsError(OWN_DATABASE);
  if (settings.databaseUrl === null && given.files)
    throw new SettingsError(
      '--files is for a PostgreSQL of your own (DATABASE_URL): here it would leave the money out.',
    );
  const to = path.resolve(ROOT, given.to ?? env.BACKUP_DIR ?? '.backups');
  const { folder, manifest, removed } = await step('Taking a backup', (note) =>
    takeBackup({
      dataDir: settings.dataDir,
      to,
      keep: given.keep === undefined ? null : Number(given.keep),
      withSecrets: !given['without-secrets'],
      withDatabase: !given.files,
      env,
      note,
    }),
  );
  say(`${folder}: ${manifest.files.length} files, ${readableSize(manifest.bytes)}, read back and whole.`);
  say(secretsLine(manifest.secrets));
  if (manifest.bucket) say(`The pictures of the bucket ${manifest.bucket} are in it.`);
  say('It is not encrypted, and only its owner may read it. Keep one on another machine, encrypted.');
  if (removed.length > 0) say(`Removed: ${removed.join(', ')}.`);
}

process.chdir(ROOT);
exitOnSignal();
await main().catch((error) => {
  process.stderr.write(error instanceof SettingsError ? `${error.message}\n` : `${error?.stack ?? error}\n`);
  process.exitCode = 1;
});
