// Ends the parts when npm start itself was killed: what nobody watches must not go on taking stakes. npm start holds the other end of
// this process's input, which closes with it, however it ends.
import { endLeftovers } from './processes.mjs';

const [dataDir] = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.on('end', () => endLeftovers(dataDir).then(() => process.exit(0)));
