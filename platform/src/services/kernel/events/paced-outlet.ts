/** A client that does not take what it was sent for this long is dropped; it resumes by id when it comes back. */
export const SLOW_CLIENT_MS = 10_000;
const BEAT = Buffer.from(': heartbeat\n\n');

/** Where a stream writes to: an HTTP answer, or a test. */
export type Outlet = {
  /** False: onDrain is called before more may be written. */
  write: (text: string | Buffer) => boolean;
  onDrain: (drained: () => void) => void;
  /** Ends in good order. */
  end: () => void;
  /** Cuts the connection. */
  destroy: () => void;
  /** Called once when the other side is gone. */
  onGone: (gone: () => void) => void;
};

type Life = {
  /** How long it may live; null: as long as the client likes. */
  livesMs: number | null;
  /** What was written before is taken: it may be written to again. */
  onDrained: () => void;
  onEnd: () => void;
};

/** An outlet that is written to at its client's pace, until one of the two sides ends it. */
export class PacedOutlet {
  private open = true;
  private blocked = false;
  private silent = true;
  private late: NodeJS.Timeout | undefined;
  private readonly expiry: NodeJS.Timeout | undefined;

  constructor(
    private readonly out: Outlet,
    private readonly life: Life,
  ) {
    const { livesMs } = life;
    this.expiry = livesMs === null ? undefined : setTimeout(() => this.end(), Math.max(0, livesMs));
    out.onGone(() => this.close(() => {}));
  }

  get isOpen(): boolean {
    return this.open;
  }

  /** The client has not taken yet what it was sent. */
  get isBlocked(): boolean {
    return this.blocked;
  }

  send(text: string | Buffer): void {
    if (!this.open) return;
    this.silent = false;
    if (this.out.write(text) || this.blocked) return;
    this.blocked = true;
    this.late = setTimeout(() => this.destroy(), SLOW_CLIENT_MS);
    this.out.onDrain(() => {
      clearTimeout(this.late);
      this.blocked = false;
      this.life.onDrained();
    });
  }

  /** Keeps proxies from closing it, where nothing was sent since the last beat. */
  beat(): void {
    if (this.silent && !this.blocked) this.send(BEAT);
    this.silent = true;
  }

  /** Ends it in good order. */
  end(): void {
    this.close(this.out.end);
  }

  /** Cuts the connection. */
  destroy(): void {
    this.close(this.out.destroy);
  }

  private close(how: () => void): void {
    if (!this.open) return;
    this.open = false;
    clearTimeout(this.expiry);
    clearTimeout(this.late);
    how();
    this.life.onEnd();
  }
}
