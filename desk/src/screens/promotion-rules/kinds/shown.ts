/** One line of a preview: what it is, by what holds now, and by what is proposed. */
export type PreviewRow = { what: string; now: string; proposed: string };

/** A preview as it is shown: its lines, and what to know besides. */
export type Shown = { rows: PreviewRow[]; notes: string[] };
