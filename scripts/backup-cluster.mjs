// A copy of a running PostgreSQL, by its own calls for that (pg_backup_start, pg_backup_stop): one moment for all its databases, and
// nobody waits. The embedded one comes without pg_basebackup, which does the same.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { copyFile, digestOf, forEach, listTree, writeText } from './backup-files.mjs';
import { SettingsError } from './settings.mjs';

/** What a start makes anew or belongs to the running server alone, as pg_basebackup leaves it out. The WAL follows the copy. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|postgresql\.auto\.conf\.tmp|current_logfiles(?:\.tmp)?|backup_label(?:\.old)?|tablespace_map(?:\.old)?|backup_manifest|pg_wal\/.*)$/;
const PASSING = /(?:^|\/)(?:pgsql_tmp|pg_internal\.init)[^/]*(?:\/|$)/;
/** Folders that have to be there, and of which nothing is needed. */
const KEPT_EMPTY = /^pg_(?:replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)$/;
const CONTROL = 'global/pg_control';

/** Names of WAL files from one to another. @param {bigint} size bytes of each */
export function walFiles(first, last, size) {
  const timeline = first.slice(0, 8);
  if (last.slice(0, 8) !== timeline) throw new Error(`The WAL changed its timeline from ${first} to ${last}.`);
  const perLog = 0x1_0000_0000n / size;
  const number = (name) => BigInt(`0x${name.slice(8, 16)}`) * perLog + BigInt(`0x${name.slice(16, 24)}`);
  const hex = (value) => value.toString(16).toUpperCase().padStart(8, '0');
  const names = [];
  for (let at = number(first); at <= number(last); at += 1n)
    names.push(`${timeline}${hex(at / perLog)}${hex(at % perLog)}`);
  return names;
}

/** pg_control is written in one piece, and read while that may happen: it is right once it reads the same twice. */
async function copyControl(from, to) {
  for (let tries = 0; tries < 100; tries += 1) {
    const before = await fs.promises.readFile(path.join(from, CONTROL));
    const written = await copyFile({ from: path.join(from, CONTROL), to: path.join(to, CONTROL) });
    const after = await fs.promises.readFile(path.join(to, CONTROL));
    if (before.equals(after)) return written;
  }
  throw new Error(`${CONTROL} changes all the time and can't be copied.`);
}

async function copyFolder({ from, to, keep }) {
  const { files, folders, links } = await listTree(from, (file) => KEPT_EMPTY.test(file) || PASSING.test(file));
  if (links.length > 0)
    throw new SettingsError(
      `The cluster ${from} has links (${links[0]}): a tablespace or a WAL elsewhere is not backed up by this command. Use pgBackRest (docs/operations.md).`,
    );
  for (const folder of folders.filter((one) => !PASSING.test(one)))
    fs.mkdirSync(path.join(to, folder), { recursive: true, mode: 0o700 });
  await forEach(
    files.filter((file) => file !== CONTROL && !LEFT_OUT.test(file)),
    async (file) => keep(file, await copyFile({ from: path.join(from, file), to: path.join(to, file) })),
  );
  // Last, as pg_basebackup has it: what it says of the WAL is then newer than any page.
  keep(CONTROL, await copyControl(from, to));
}

/**
 * Copies a cluster while it works.
 * @param {{client: import('pg').Client, to: string, label: string, keep: (file: string, written: {size: number, sha256: string} | null) => void,
 *   onStopping?: () => void | Promise<void>}} copy client: of the cluster's superuser, used by nobody else meanwhile. keep is told of each file.
 *   onStopping: what was committed before it is called is in the copy
 * @returns {Promise<{moment: string, at: string}>} where in the WAL the copy ends, and when that was by the server's clock: it holds what was
 *   committed before, and nothing that came long after
 */
export async function copyCluster({ client, to, label, keep, onStopping = () => {} }) {
  const ask = async (text, values) => (await client.query(text, values)).rows[0];
  const { folder, size } = await ask(
    `select current_setting('data_directory') as folder, (select setting from pg_settings where name = 'wal_segment_size') as size`,
  );
  // Keeps the WAL that the copy needs, which a checkpoint may take away otherwise. It goes with the connection, whatever ends it.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [
    `kozyr_backup_${randomBytes(6).toString('hex')}`,
  ]);
  await client.query('select pg_backup_start($1, fast => true)', [label]);
  await copyFolder({ from: folder, to, keep });
  await onStopping();
  const { at } = await ask('select clock_timestamp() as at');
  const stop = await ask(
    `select lsn::text as moment, pg_walfile_name(lsn - 1) as last, labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)`,
  );
  const first = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(stop.labelfile)?.[1];
  if (!first) throw new Error(`The label of the backup names no WAL file:\n${stop.labelfile}`);
  for (const name of walFiles(first, stop.last, BigInt(size))) {
    const file = `pg_wal/${name}`;
    const written = await copyFile({ from: path.join(folder, file), to: path.join(to, file) });
    if (written === null) throw new Error(`The WAL file ${name} is gone: the copy can't be used.`);
    keep(file, written);
  }
  // From this file a start knows that it begins at a copy, and from where on it has to read the WAL.
  const labelFile = path.join(to, 'backup_label');
  await writeText(labelFile, stop.labelfile);
  keep('backup_label', await digestOf(labelFile));
  return { moment: stop.moment, at: at.toISOString() };
}
