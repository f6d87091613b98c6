import * as z from 'zod/mini';

/**
 * What processes tell one another over NATS, where they are given its address (NATS_URL). Messages are hints: one that is lost costs time and
 * nothing else. Whoever may publish on the server is believed.
 */
export const SUBJECTS = {
  /** Of the content service, to every site: tags that changed. */
  sitesPurge: 'kozyr.purge.sites',
  /** To every edge: of each site once it has done so itself, and of the content service some time after that. */
  edgesPurge: 'kozyr.purge.edges',
  /** Of each edge and each studio to its like: what its clients have spent. */
  edgesSpent: 'kozyr.spent.edges',
  studiosSpent: 'kozyr.spent.studios',
  /** Of a platform process to all: a channel of notices follows. */
  platform: 'kozyr.platform.',
} as const;

/** A message of SUBJECTS.sitesPurge and edgesPurge. Without tags: every page. */
export const purgeMessage = z.object({
  tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(256))).check(z.maxLength(1000))),
});
export type PurgeMessage = z.infer<typeof purgeMessage>;

/** Parses a message. @returns undefined for what is none: a stranger's message changes nothing */
export function parseMessage<Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string,
): z.output<Schema> | undefined {
  try {
    const parsed = z.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Where NATS is, and as whom to sign in there. */
export type NatsAddress = {
  /** host:port of each server of the cluster. */
  servers: string[];
  /** Whether nothing is said without TLS. With false it is used all the same where the server offers it. */
  tls: boolean;
  user?: string | undefined;
  pass?: string | undefined;
  /** Of an address with a name and no password. */
  token?: string | undefined;
};

/**
 * An address as NATS' client takes it. @param caFile where the certificates lie that the server's is signed by: with them nothing is said
 * without TLS
 */
export const connectionTo = ({ servers, tls, user, pass, token }: NatsAddress, caFile?: string) => ({
  servers,
  ...(tls || caFile ? { tls: caFile ? { caFile } : {} } : {}),
  ...(user === undefined ? {} : { user, pass: pass ?? '' }),
  ...(token === undefined ? {} : { token }),
});

const NATS_PORT = '4222';
/** Scheme, name, password, host, port. A sign-in has no %, : or @ but as %25, %3A and %40. */
const ONE_SERVER =
  /^(nats|tls):\/\/(?:((?:[^:@/%\s]|%[0-9a-f]{2})+)(?::((?:[^:@/%\s]|%[0-9a-f]{2})+))?@)?(\[[0-9a-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i;

const partsOf = (text: string) => text.split(',').map((one) => ONE_SERVER.exec(one.trim()));

function addressOf(text: string): NatsAddress {
  const all = partsOf(text).map((found) => found ?? []);
  const [, , name = '', password = ''] = all.find(([, , one]) => one !== undefined) ?? [];
  const [user, pass] = [decodeURIComponent(name), decodeURIComponent(password)];
  return {
    servers: all.map(([, , , , host, port]) => `${host}:${port ?? NATS_PORT}`),
    tls: all.some(([, scheme]) => scheme === 'tls'),
    ...(user ? (pass ? { user, pass } : { token: user }) : {}),
  };
}

/** NATS_URL: nats://user:password@host:4222, tls:// for TLS, the servers of a cluster with commas between; the first sign-in holds for all. */
export const natsAddress = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => partsOf(text).every((found) => found !== null),
        'must be a nats:// or tls:// address, or several with commas between them',
      ),
    ),
  z.transform(addressOf),
);
