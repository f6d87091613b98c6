import { connect, createServer, type Socket } from 'node:net';

export type Tunnel = {
  /** The database's address through it. */
  url: string;
  /** From now on it takes every byte and passes none on. */
  fall: () => void;
  /** Passes bytes on again; connections that came meanwhile are cut. */
  speak: () => void;
  /**
   * Cuts a connection that was asked to commit before the answer: the database has done it, and nobody was told. For the next transaction alone
   * in which a text is sent, so that what goes on beside it is left alone. @returns whether it has come
   */
  loseCommit: (sent: string) => () => boolean;
  /** Cuts all connections and listens no more. */
  close: () => Promise<void>;
  /** Listens again at the same address. */
  open: () => Promise<number>;
};

/** Whether a packet of the driver's ends a transaction, by itself or behind what it writes. */
const isCommit = (bytes: Buffer) => /\0commit\0|Q....commit\0/is.test(bytes.toString('latin1'));

/** What stands between the platform and its database: it passes everything on, says nothing more, or is gone. */
export async function startTunnel(target: URL): Promise<Tunnel> {
  const open = new Set<Socket>();
  const unserved = new Set<Socket>();
  let mute = false;
  let losing: string | null = null;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    if (mute) {
      unserved.add(client);
      return;
    }
    const database = keep(connect(Number(target.port), target.hostname));
    let isMeant = false;
    let committing = false;
    client.on('data', (bytes) => {
      if (losing !== null && bytes.includes(losing)) isMeant = true;
      if (losing !== null && isMeant && isCommit(bytes)) [committing, losing] = [true, null];
      if (!mute) database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (committing) client.destroy();
      else if (!mute) client.write(bytes);
    });
    client.once('close', () => database.destroy());
    database.once('close', () => client.destroy());
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const bound = server.address();
        resolve(typeof bound === 'object' && bound ? bound.port : 0);
      });
    });
  const port = await listen(0);
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href,
    fall: () => {
      mute = true;
    },
    loseCommit: (sent) => {
      losing = sent;
      return () => losing === null;
    },
    speak: () => {
      mute = false;
      for (const socket of unserved) socket.destroy();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        cut();
      }),
    open: () => listen(port),
  };
}
