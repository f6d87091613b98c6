import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import {
  MAX_REGISTER_ENTRIES,
  type RegisterEntry,
  type RegisterEntryInput,
} from '@kozyr/contracts/operator/exclusion-register';
import { UsageError } from '../../errors';
import { call } from '../client';
import { type Command, type Given, PAGING, pageOf } from '../command';
import { readRegisterFile } from '../read-register-file';
import { type Column, moment, paged } from '../table';

const columns: Column<RegisterEntry>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'known by', of: ({ known_by }) => known_by.join(', ') },
  { title: 'from', of: ({ from }) => moment(from) },
  { title: 'until', of: ({ until }) => (until === null ? 'for ever' : moment(until)) },
  { title: 'source', of: ({ source }) => source },
  { title: 'added', of: ({ added_at }) => moment(added_at) },
  { title: 'by', of: ({ added_by }) => added_by ?? 'themselves' },
];

const PERSON = {
  phone: { value: 'number', help: 'in any form' },
  email: { value: 'address', help: 'of the person' },
  document: { value: 'text', help: 'country, kind and number: "UA passport AB123456"' },
} as const;
const source = { value: 'text', help: 'where it is known from', required: true } as const;
const reason = { value: 'text', help: 'for the audit log', required: true } as const;

function personOf({ text }: Given): Pick<RegisterEntryInput, 'phone' | 'email' | 'document'> {
  const [phone, email, document] = [text('phone'), text('email'), text('document')];
  return {
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
    ...(document === undefined ? {} : { document }),
  };
}

const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00.000Z` : text);
const addedText = (added: number, known: number, players: number) =>
  `${added} added, ${known} stood there already. Players among them: ${players}, excluded now.`;

/** The house's register of people who may not play. */
export const exclusionRegisterCommands: readonly Command[] = [
  {
    name: 'register list',
    summary: 'The register of excluded people, what was added last first; or the entries of one person',
    options: { ...PERSON, ...PAGING },
    run: async (access, given) => {
      const list = await call(access, endpoints.listRegister, { query: { ...pageOf(given), ...personOf(given) } });
      return { data: list, text: paged(columns, list) };
    },
  },
  {
    name: 'register add',
    summary: 'Writes a person into the register; a player who is this person is excluded at once',
    options: {
      ...PERSON,
      'born-on': { value: 'day', help: 'YYYY-MM-DD; another date is another person' },
      from: { value: 'day', help: 'YYYY-MM-DD or ISO 8601; now unless told' },
      until: { value: 'day', help: 'YYYY-MM-DD, ISO 8601, or forever', required: true },
      source,
      reason,
    },
    run: async (access, given) => {
      const [from, until, born] = [given.text('from'), given.must('until'), given.text('born-on')];
      const person = personOf(given);
      if (Object.keys(person).length === 0) throw new UsageError('--phone, --email or --document is missing.');
      const entry = {
        ...person,
        ...(born === undefined ? {} : { born_on: born }),
        ...(from === undefined ? {} : { from: day(from) }),
        until: until === 'forever' ? null : day(until),
      };
      const body = { source: given.must('source'), reason: given.must('reason'), entries: [entry] };
      const data = await call(access, endpoints.addToRegister, { body });
      return { data, text: addedText(data.ids.length, data.known, data.players) };
    },
  },
  {
    name: 'register remove',
    args: ['id'],
    summary: 'Takes an entry off the register; who was excluded by it alone plays again',
    options: { reason },
    run: async (access, { args: [id = ''], must }) => {
      const data = await call(access, endpoints.removeFromRegister, {
        params: { id },
        body: { reason: must('reason') },
      });
      return { data, text: `Removed. Players looked at anew: ${data.players}.` };
    },
  },
  {
    name: 'register import',
    args: ['file.csv'],
    summary:
      'Writes the people of a CSV file into the register: phone, email, document, born_on, from, until; safe to repeat',
    options: { source, reason },
    run: async (access, { args: [file = ''], must }) => {
      const entries = readRegisterFile(file);
      const sums = { added: 0, known: 0, players: 0 };
      for (let at = 0; at < entries.length; at += MAX_REGISTER_ENTRIES) {
        const body = {
          source: must('source'),
          reason: must('reason'),
          entries: entries.slice(at, at + MAX_REGISTER_ENTRIES),
        };
        const { ids, known, players } = await call(access, endpoints.addToRegister, { body });
        sums.added += ids.length;
        sums.known += known;
        sums.players += players;
      }
      return { data: sums, text: addedText(sums.added, sums.known, sums.players) };
    },
  },
];
