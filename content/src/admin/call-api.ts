/** The first sentence of Payload's answer to a refused call, or a plain one. */
function reasonIn(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'errors' in answer && Array.isArray(answer.errors)) {
    const first: unknown = answer.errors[0];
    if (typeof first === 'object' && first !== null && 'message' in first) return String(first.message);
  }
  return 'It did not work. Try again, please.';
}

/** One call of this service's own REST, as the editor. @throws Error with a sentence to show. */
export async function callApi(path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(path, {
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The content service does not answer.');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new Error(reasonIn(answer));
  return answer;
}
