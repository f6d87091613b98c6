/** Who may do what in the admin: editors write, publishers let it out, admins also say who is who. */
export const ROLES = ['admin', 'publisher', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody signed in, as far as these rules care; nobody, or somebody without a role, may nothing. */
export type Actor = { id: number; role?: Role | null } | null | undefined;

export function isAdmin(actor: Actor): boolean {
  return actor?.role === 'admin';
}

/** Whether what they do may change what visitors see. */
export function mayPublish(actor: Actor): boolean {
  return actor?.role === 'admin' || actor?.role === 'publisher';
}

/** What a save of a document with drafts would do to the site. */
export type Save = { status: unknown; savingDraft: boolean; liveNow: boolean };

/** Why this save is not the actor's to make, or nothing. A draft of anything is everybody's. */
export function refusedSave(actor: Actor, { status, savingDraft, liveNow }: Save): string | undefined {
  if (mayPublish(actor)) return undefined;
  if (status === 'published') return 'Your role writes drafts: ask a publisher to publish this.';
  if (liveNow && !savingDraft) return 'This is on the site: your role saves drafts of it, a publisher takes it off.';
  return undefined;
}
