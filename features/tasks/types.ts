/** What the main page tells of the day's tasks: rewards that wait to be taken, or how many are done and how far the furthest other is. */
export type TasksInBrief =
  | { kind: 'waiting'; count: number }
  | { kind: 'open'; done: number; of: number /** 0 to 100. */; percent: number };
