/** Without headers of these names, in lower case. Flat lists of names and values, as Node takes them. */
export function withoutHeaders(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_, index) => !names.includes((headers[index - (index % 2)] ?? '').toLowerCase()));
}

/** Adds nosniff and a policy unless the upstream sent its own. */
export function addSecurity(headers: string[], policy: string): string[] {
  const names = new Set(headers.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
  if (!names.has('x-content-type-options')) headers.push('X-Content-Type-Options', 'nosniff');
  if (!names.has('content-security-policy')) headers.push('Content-Security-Policy', policy);
  return headers;
}
