import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { operatorEndpoints } from '@kozyr/contracts/operator';
import * as z from 'zod/mini';
import { UsageError } from '../../errors';
import { call, callForFile } from '../client';
import type { Command, Given } from '../command';
import { readJson } from '../read-json';
import { type Column, plainText, table } from '../table';

type Named = OperatorEndpoint & { name: string };

const CALLS: readonly Named[] = Object.entries(operatorEndpoints)
  .map(([name, endpoint]): Named => ({ ...endpoint, name }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

const columns: Column<Named>[] = [
  { title: 'call', of: ({ name }) => name },
  { title: 'needs', of: ({ permission }) => permission },
  { title: 'address', of: ({ method, path }) => `${method} ${path}` },
  { title: 'what it does', of: ({ summary }) => summary },
];

/** What was typed for a call: its parts, and no others. What is in them the platform judges. */
const inputSchema = z.strictObject({
  params: z.optional(z.record(z.string(), z.string())),
  query: z.optional(z.record(z.string(), z.unknown())),
  body: z.optional(z.unknown()),
});

/** @throws UsageError for a name that is none, and for a part of the address that is missing */
function asked(given: Given): { endpoint: Named; input: z.output<typeof inputSchema> } {
  const [name = ''] = given.args;
  const endpoint = CALLS.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!endpoint) throw new UsageError(`There is no call ${name}. \`npm run operator -- call\` lists them all.`);
  const input = readJson('with', given.text('with') ?? '{}', inputSchema);
  for (const [, part = ''] of endpoint.path.matchAll(/\{(\w+)\}/g))
    if (!input.params?.[part])
      throw new UsageError(`--with: params.${part}: the address of ${endpoint.name} needs it: ${endpoint.path}`);
  return { endpoint, input };
}

/** Any call of the operator API by its name: for scripts, and for what has no command of its own. */
export const anyCallCommands: readonly Command[] = [
  {
    name: 'call',
    mayName: 'name',
    options: {
      with: {
        value: 'json',
        help: 'what it is asked with: {"params": …, "query": …, "body": …}, or @file with that; secrets go by @file, since what is typed is kept by the shell and shown to other users of the machine',
      },
    },
    summary: 'Makes any call of the operator API and prints its answer; without a name lists them',
    run: async (access, given) => {
      if (given.args.length === 0)
        return {
          data: CALLS.map(({ name, permission, method, path, summary }) => ({
            ...{ name, permission, method, path, summary },
          })),
          text: table(columns, CALLS),
        };
      const { endpoint, input } = asked(given);
      if (endpoint.responses[200] instanceof z.ZodMiniString) {
        const text = (await callForFile<OperatorEndpoint>(access, endpoint, input)).toString('utf8');
        return { data: text, text: plainText(text) };
      }
      const data = await call<OperatorEndpoint>(access, endpoint, input);
      return { data, text: data === null ? 'Done.' : plainText(JSON.stringify(data, null, 2)) };
    },
  },
];
