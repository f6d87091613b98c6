import { connect, createServer, type Socket } from 'node:net';

export type Tunnel = {
  /** The database's address through it. */
  url: string;
  /** From now on it takes every byte and passes none on. */
  fall: () => void;
  /** Passes bytes on again; connections that came meanwhile are cut. */
  speak: () => void;
  /** Cuts all connections and listens no more. */
  close: () => Promise<void>;
  /** Listens again at the same address. */
  open: () => Promise<number>;
};

/** What stands between the platform and its database: it passes everything on, says nothing more, or is gone. */
export async function startTunnel(target: URL): Promise<Tunnel> {
  const open = new Set<Socket>();
  const unserved = new Set<Socket>();
  let mute = false;
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
    client.on('data', (bytes) => mute || database.write(bytes));
    database.on('data', (bytes) => mute || client.write(bytes));
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
