/** Labels that Prometheus gives to whatever it scrapes, and those that its functions make. */
const OF_PROMETHEUS = new Set(['job', 'instance', 'role', 'le']);

/** A metric as a source names it. */
export type Declared = { name: string; kind: string; labels: string[] };

/** The metrics that a source makes by the kit, or by the client's own classes. */
export function declaredMetrics(source: string): Declared[] {
  const made = /\b(counter|gauge|histogram|Counter)(?:<[^>]*>)?\(\{\s*name: '(\w+)',([\s\S]*?)\}\)/g;
  return [...source.matchAll(made)].map(([, kind = '', name = '', rest = '']) => ({
    name,
    kind: kind.toLowerCase(),
    labels: [...(/\b(?:labels|labelNames): \[([^\]]*)\]/.exec(rest)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
      ([, label = '']) => label,
    ),
  }));
}

/** The names by which Prometheus knows the samples of a metric. */
export function samplesOf({ name, kind }: Pick<Declared, 'name' | 'kind'>): string[] {
  return kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
}

/** Names of metrics in rules or a dashboard. */
export function namedMetrics(text: string): string[] {
  return [...new Set([...text.matchAll(/\b(?:kozyr|nodejs|process)_\w+/g)].map(([name]) => name))].sort();
}

/** What selectors ask for by labels that their metric does not have: `kozyr_x{cause}`. */
export function unknownLabels(text: string, labelsOf: ReadonlyMap<string, readonly string[]>): string[] {
  return [...text.matchAll(/\b(kozyr_\w+)\{([^}]*)\}/g)].flatMap(([, name = '', inside = '']) => {
    const known = labelsOf.get(name) ?? [];
    const asked = [...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
    return asked
      .filter((label) => !known.includes(label) && !OF_PROMETHEUS.has(label))
      .map((label) => `${name}{${label}}`);
  });
}

export type Alert = { name: string; runbook: string | undefined; hasSummary: boolean };

/** The alerts of a file of rules, as this house lays it out. */
export function alertsOf(rules: string): Alert[] {
  return rules
    .split(/^\s*- alert: /m)
    .slice(1)
    .map((text) => ({
      name: /^\w+/.exec(text)?.[0] ?? '',
      runbook: /^\s*runbook: (\S+)$/m.exec(text)?.[1],
      hasSummary: /^\s*summary: \S/m.test(text),
    }));
}

/** What a paper is divided into: its headings of the second order. */
export function headingsOf(paper: string): string[] {
  return [...paper.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
}
