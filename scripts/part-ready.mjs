// Asks the role of this machine whether it can work: for health checks of containers, which know no HTTP.
import { httpProbe } from './probe.mjs';
import { ROLES } from './roles.mjs';
import { readEnvironment, readPort, SettingsError } from './settings.mjs';

const ANSWER_MS = 5_000;

/** Where a role that listens at a host is asked from the same machine. */
function readyAddress({ next, port, ready }, { HOST, PORT }) {
  const everywhere = HOST === '0.0.0.0' || HOST === '::';
  const own = HOST && !everywhere ? HOST : '127.0.0.1';
  // Bound to a name, Next has whichever loopback that name leads to.
  const host = next && !everywhere && own === '127.0.0.1' ? 'localhost' : own;
  return `http://${host.includes(':') ? `[${host}]` : host}:${readPort('PORT', PORT, port)}${ready}`;
}

/** Ends the process: with 0 when it is ready, with 1 and what it said when not. */
export async function tellReady(env = readEnvironment()) {
  const name = env.KOZYR_ROLE ?? '';
  if (!Object.hasOwn(ROLES, name))
    throw new SettingsError('KOZYR_ROLE names no role: set it to the one that is asked.');
  const { ready, state } = await httpProbe(readyAddress(ROLES[name], env))(ANSWER_MS);
  process.stdout.write(`${name}: ${ready ? 'ready' : `not ready (${state})`}\n`);
  process.exit(ready ? 0 : 1);
}
