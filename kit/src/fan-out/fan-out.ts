/**
 * Small messages from one process to all that want them, without knowing any of them. A message is a hint and may be lost: whoever depends on it
 * has another way to find out, or takes everything as changed when onMissed says so.
 */
export type FanOut = {
  /**
   * Tells every process that subscribes to the subject now, this one too if it does. Never waits and never throws.
   * @param message some kilobytes at most
   * @returns false when there is no connection, and so nobody was told; true says that it was sent, and no more
   */
  publish: (subject: string, message: string) => boolean;
  /**
   * @param onMessage gets each message of the subject
   * @param onMissed is called once the connection is there again after it was not, when messages may have been lost
   */
  subscribe: (subject: string, onMessage: (message: string) => void, onMissed: () => void) => void;
  /** Sends what is under way, and ends the connection. */
  stop: () => Promise<void>;
};

export type FanOutLog = {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
};

/** For a process that was given no address: nobody is told, and nobody is heard. */
export const NO_FAN_OUT: FanOut = {
  publish: () => false,
  subscribe: () => undefined,
  stop: async () => undefined,
};
