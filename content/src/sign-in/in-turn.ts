let last: Promise<unknown> = Promise.resolve();

/**
 * Answers sign-ins one after another. An account's sessions are one list that a sign-in reads, adds to and writes: of two at
 * once one would be gone, and its editor signed out with the next click.
 */
export function signInInTurn(request: Request, answer: () => Promise<Response>): Promise<Response> {
  if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith('/users/login')) return answer();
  const mine = last.then(answer, answer);
  last = mine.catch(() => undefined);
  return mine;
}
