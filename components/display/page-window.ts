/** Pages worth a link: the first, the last, and those beside the current one; 'gap-…' stands for what is left out. */
export function getPageWindow(page: number, last: number): (number | `gap-${number}`)[] {
  const wanted = new Set([1, page - 1, page, page + 1, last]);
  const pages = [...wanted].filter((each) => each >= 1 && each <= last).sort((a, b) => a - b);
  return pages.flatMap((each, position) => {
    const before = pages[position - 1] ?? each - 1;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [`gap-${each}` as const, each] : [each];
  });
}
