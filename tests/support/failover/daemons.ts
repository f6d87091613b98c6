import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';

export type Daemon = {
  pid: number;
  /** Asks it to stop and waits until it is gone. */
  stop: () => Promise<void>;
  /** Kills it as kill -9 does. */
  kill: () => void;
  gone: () => boolean;
};

type Terms = {
  command: string;
  args: readonly string[];
  env: Record<string, string>;
  /** The file that all it says is added to. */
  log: string;
  folder: string;
  /** Whose it is; empty: ours. */
  identity: { uid?: number; gid?: number };
};

/** Starts a program that stays, as the user of an identity. */
export function startDaemon({ command, args, env, log, folder, identity }: Terms): Daemon {
  const out = fs.openSync(log, 'a');
  const child = spawn(command, args, {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PATH: `${process.env.PATH}:/usr/sbin`,
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
      HOME: folder,
      ...env,
    },
    stdio: ['ignore', out, out],
    // A Ctrl-C in the terminal goes to the whole group: who started it ends it.
    detached: true,
    ...identity,
  });
  fs.closeSync(out);
  const ended = once(child, 'exit');
  ended.catch(() => undefined);
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    gone,
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      if (!gone()) child.kill('SIGTERM');
      if (!gone()) await ended;
    },
  };
}

/** A process and all that it has started, and they. Linux. */
export function familyOf(pid: number): number[] {
  try {
    const listed = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [pid, ...listed.split(' ').filter(Boolean).map(Number).flatMap(familyOf)];
  } catch {
    return [];
  }
}

/** Sends a signal to each, the first one first, so that it starts nobody to replace the others. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended by itself in this moment.
    }
  }
}

/** Ends what is left, at once. */
export async function endAll(daemons: readonly Daemon[], others: readonly number[]): Promise<void> {
  for (const one of daemons) one.kill();
  signalAll(others, 'SIGKILL');
  while (daemons.some((one) => !one.gone())) await new Promise((resolve) => setTimeout(resolve, 20));
}
