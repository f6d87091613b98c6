/** What a process tells Prometheus at one moment. */
export type Figures = {
  /** The figure of exactly these labels; undefined where it is not told. */
  of: (name: string, labels?: Readonly<Record<string, string>>) => number | undefined;
  /** The sum of all whose labels are these and others. */
  sum: (name: string, labels?: Readonly<Record<string, string>>) => number;
  /** Every metric by its name, with its kind. */
  kinds: ReadonlyMap<string, string>;
  text: string;
};

type Sample = { name: string; labels: Record<string, string>; value: number };

function sampleOf(line: string): Sample {
  const [, name = '', inner = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (name === '') throw new Error(`No sample of a metric: ${line}`);
  const labels = [...inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label = '', text = '']) => [label, text]);
  return { name, labels: Object.fromEntries(labels), value: Number(value.replace('Inf', 'Infinity')) };
}

/** Reads the text of GET /metrics. @throws Error for a line that is neither comment nor sample */
export function figuresOf(text: string): Figures {
  const lines = text.split('\n').filter((line) => line !== '');
  const samples = lines.filter((line) => !line.startsWith('#')).map(sampleOf);
  const kinds = lines.flatMap((line): [string, string][] => {
    const [, name, kind] = /^# TYPE (\w+) (\w+)$/.exec(line) ?? [];
    return name && kind ? [[name, kind]] : [];
  });
  const found = (name: string, labels: Readonly<Record<string, string>>) =>
    samples.filter(
      (one) => one.name === name && Object.entries(labels).every(([key, text]) => one.labels[key] === text),
    );
  return {
    of: (name, labels = {}) =>
      found(name, labels).find((one) => Object.keys(one.labels).length === Object.keys(labels).length)?.value,
    sum: (name, labels = {}) => found(name, labels).reduce((sum, { value }) => sum + value, 0),
    kinds: new Map(kinds),
    text,
  };
}

/** Asks a process for its metrics, as Prometheus does. */
export async function scrape(port: number | string | undefined): Promise<Figures> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (answer.status !== 200) throw new Error(`The metrics are not told: ${answer.status}`);
  return figuresOf(await answer.text());
}
