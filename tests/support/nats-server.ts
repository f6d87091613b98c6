import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A NATS server at one port for as long as a test lasts: it can go away and come back there. */
export type NatsServer = { url: string; port: number; stop: () => Promise<void>; start: () => Promise<void> };

/** Whether prove:fan-out asked for the real server; npm test has one that knows as much of the protocol as is used. */
export const isRealNats = (): boolean => process.env.PROVE_REAL_NATS === '1';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

type Wanted = { socket: Socket; subject: string; sid: string };

/** Core NATS as a client sees it: INFO, CONNECT, PING, SUB, UNSUB, PUB and MSG; no queues, wildcards, headers or sign-in. */
function makeServer(port: number): Omit<NatsServer, 'url' | 'port'> {
  const sockets = new Set<Socket>();
  let wanted: Wanted[] = [];

  function obey(socket: Socket, line: string, body: string): void {
    const [order = '', subject = '', ...rest] = line.split(' ');
    if (order === 'PING') socket.write('PONG\r\n');
    if (order === 'SUB') wanted.push({ socket, subject, sid: rest.at(-1) ?? '' });
    if (order === 'UNSUB') wanted = wanted.filter((one) => one.socket !== socket || one.sid !== subject);
    if (order !== 'PUB') return;
    for (const one of wanted) {
      if (one.subject === subject)
        one.socket.write(`MSG ${subject} ${one.sid} ${body.length}\r\n${body}\r\n`, 'latin1');
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      wanted = wanted.filter((one) => one.socket !== socket);
    });
    socket.on('data', (chunk) => {
      text += chunk;
      for (;;) {
        const end = text.indexOf('\r\n');
        if (end === -1) return;
        const line = text.slice(0, end);
        const size = line.startsWith('PUB ') ? Number(line.split(' ').at(-1)) : -2;
        if (text.length < end + 4 + size) return;
        obey(socket, line, size >= 0 ? text.slice(end + 2, end + 2 + size) : '');
        text = text.slice(end + 4 + size);
      }
    });
    const info = {
      server_id: 'test',
      version: '2.9.10',
      proto: 1,
      headers: false,
      max_payload: 1_048_576,
      host: '',
      port,
    };
    socket.write(`INFO ${JSON.stringify(info)}\r\n`);
  });
  return {
    async start() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function runServer(port: number, args: readonly string[]): Omit<NatsServer, 'url' | 'port'> {
  let child: ReturnType<typeof spawn>;
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('data', () => resolve(true)).once('error', () => resolve(false));
      socket.once('data', () => socket.destroy());
    });
  return {
    async start() {
      child = spawn('nats-server', ['--addr', '127.0.0.1', '--port', `${port}`, ...args], { stdio: 'ignore' });
      while (!(await answers())) await pause(20);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * Starts one on a free port.
 * @param options running: false leaves it stopped, at a port that nobody has; args: of the real one alone
 */
export async function startNats({ running = true, args = [] as string[] } = {}): Promise<NatsServer> {
  const port = await freePort();
  const server = isRealNats() ? runServer(port, args) : makeServer(port);
  if (running) await server.start();
  return { ...server, url: `nats://127.0.0.1:${port}`, port };
}
