import { ALERTS_KEY as KEY } from './alerts-key';

/** What may be told after a page load, as names of texts below `account.alert`. */
export const ALERTS = ['registered', 'loggedIn', 'signedOut', 'timeOut', 'selfExclusion', 'closed', 'erased'] as const;
export type Alert = (typeof ALERTS)[number];

/** Spec §3. Names of texts and not the texts: the page that shows them may be in another language. */
export type AlertMessages = { errorMessage: Alert | null; successMessage: Alert | null };

const NONE: AlertMessages = { errorMessage: null, successMessage: null };

function readAlerts(storage: Pick<Storage, 'getItem'>): AlertMessages {
  const found: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
  if (typeof found !== 'object' || found === null) return NONE;
  const kept = new Map(Object.entries(found));
  const alert = (name: keyof AlertMessages) => ALERTS.find((each) => each === kept.get(name)) ?? null;
  return { errorMessage: alert('errorMessage'), successMessage: alert('successMessage') };
}

/** Leaves a message for the page that loads next; one of the same kind that still waits gives way. */
export function leaveAlert(message: Partial<AlertMessages>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAlerts(localStorage), ...message }));
  } catch {
    // A browser that forbids storage shows no message; what it tells has happened all the same.
  }
}

/** Whether a message waits. Cheap: it is asked on every page. */
export function alertsWait(): boolean {
  const { errorMessage, successMessage } = waitingAlerts();
  return errorMessage !== null || successMessage !== null;
}

/** The messages that wait. They go on waiting until they were seen. */
export function waitingAlerts(): AlertMessages {
  try {
    return readAlerts(localStorage);
  } catch {
    return NONE;
  }
}

/** A message was on a screen that somebody looked at: it leaves the storage, unless another has taken its place. */
export function alertSeen(kind: keyof AlertMessages, alert: Alert): void {
  try {
    const messages = readAlerts(localStorage);
    if (messages[kind] !== alert) return;
    const left = { ...messages, [kind]: null };
    if (left.errorMessage || left.successMessage) localStorage.setItem(KEY, JSON.stringify(left));
    else localStorage.removeItem(KEY);
  } catch {
    // It is told once more on the next page: better twice than never.
  }
}
