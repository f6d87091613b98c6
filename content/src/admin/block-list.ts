/** A block of a page as the page's edit view lists it. */
export type Block = {
  id: number;
  key: string;
  type: string;
  order: number;
  orderNonAuth: number;
  withAuth: boolean;
  withoutAuth: boolean;
  live: unknown;
};

export type Audience = 'member' | 'guest';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** The blocks out of an answer of the REST; what has no id is left out. */
export function blocksFrom(answer: unknown): Block[] {
  if (typeof answer !== 'object' || answer === null || !('docs' in answer) || !Array.isArray(answer.docs)) return [];
  return answer.docs.flatMap((doc: Record<string, unknown>) =>
    typeof doc.id === 'number'
      ? [
          {
            id: doc.id,
            key: String(doc.key ?? ''),
            type: String(doc.type ?? ''),
            order: numberOf(doc.order),
            orderNonAuth: numberOf(doc.orderNonAuth),
            withAuth: doc.withAuth === true,
            withoutAuth: doc.withoutAuth === true,
            live: doc.live,
          },
        ]
      : [],
  );
}

/** What an audience sees of them, in its order: by number, then by age, as readers are answered. Spec §6. */
export function inOrderOf(blocks: readonly Block[], audience: Audience): Block[] {
  const place = (block: Block) => (audience === 'member' ? block.order : block.orderNonAuth);
  return blocks
    .filter((block) => (audience === 'member' ? block.withAuth : block.withoutAuth))
    .sort((a, b) => place(a) - place(b) || a.id - b.id);
}

/** The list with one entry taken to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
