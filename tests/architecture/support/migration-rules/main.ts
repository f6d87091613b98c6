import { judgeMigrations } from './judge';
import { ourMigrations } from './our-migrations';

/** npm run migrations:check: what in new migrations would hold up or break running processes; ends with 1 where there is something. */
const found = (await Promise.all(ourMigrations().map(judgeMigrations))).flat();
for (const line of found) process.stdout.write(`${line}\n`);
process.stdout.write(
  found.length === 0 ? 'no migration holds up or breaks running processes\n' : `${found.length} to mend\n`,
);
process.exitCode = found.length === 0 ? 0 : 1;
