// Which process a number stands for: numbers are used again, after a while and after every restart of a machine or container.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const read = (file) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const answersSignals = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

function bornElsewhere(pid) {
  if (!answersSignals(pid)) return null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() || null;
  } catch {
    return 'unknown';
  }
}

/**
 * When a process began, as a word that no other process of the same number has. Linux says it to the hundredth of a second since the
 * machine started; elsewhere ps says it to the second.
 * @param {number} pid
 * @returns {string | null} null when there is none, or it has ended and nobody has looked at its end
 */
export function bornOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return process.platform === 'linux' ? null : bornElsewhere(pid);
  // The name, in parentheses, may hold anything; the state and 19 fields later the start stand behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? null : `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''} ${fields[19]}`;
}

/** Whether the very process that was written down still runs. */
export function stillRuns({ pid, born }) {
  return Number.isInteger(pid) && typeof born === 'string' && bornOf(pid) === born;
}
