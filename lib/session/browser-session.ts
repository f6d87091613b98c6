import { logout, refreshSession } from '@kozyr/contracts/accounts';
import { leaveAlert } from '../alerts/alerts';
import { ApiError } from '../api/api-error';
import { send } from '../api/transport';
import { forgetSearches } from '../player-games/searches';
import { localePath } from '../routes/paths';
import { AUTH_KEY, routes } from '../routes/routes';
import { forgetMember, isMember } from './audience';
import { createSession, noticeSchema, type SessionChange } from './session';

const NAME = 'kozyr-session';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** The page again, for its other audience; what asked for the sign-in is taken out of the address. */
function loadPage(why: SessionChange): void {
  if (why === 'lost') leaveAlert({ errorMessage: 'signedOut' });
  if (why !== 'started') {
    forgetMember();
    // The next one at this browser may be somebody else.
    forgetSearches();
    window.location.assign(localePath(document.documentElement.lang, routes.main()));
    return;
  }
  const address = new URL(window.location.href);
  address.searchParams.delete(AUTH_KEY);
  address.hash = '';
  // replace() of the very same address would be a reload anyway; this one also cleans the history entry.
  window.history.replaceState(null, '', address);
  window.location.reload();
}

/** The one session of this tab. */
export const session = createSession({
  now: () => Date.now(),
  isMember: () => isMember(document.cookie),
  refresh: async () => (await send(refreshSession, {}, null)).tokens.access_token,
  // Without a secure context there are no locks; then the platform's grace for two tabs at once has to do.
  inTurn: (work) => (navigator.locks ? navigator.locks.request(NAME, work) : work()),
  publish: (notice) => channel?.postMessage(notice),
  reload: loadPage,
});

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const notice = noticeSchema.safeParse(data);
  if (notice.success) session.receive(notice.data);
});

/**
 * Ends the session on the platform (spec §7: POST /auth/logout), then loads the guests' page, in every tab. A session that the
 * platform does not know any more is over as well.
 * @param why 'lost' when the player did not ask for it: they are told.
 * @throws ApiError when the platform could not be reached: the player is still logged in.
 */
export async function logOut(why: 'ended' | 'lost' = 'ended'): Promise<void> {
  try {
    await send(logout, {}, null);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
  session.end(why);
}
