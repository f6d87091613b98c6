import { expect, it } from 'vitest';
import { transactionOn } from './transaction';

/** A connection that writes down what it is asked, and fails where it is told to. */
function fakeConnection(fails?: string) {
  const asked: string[] = [];
  const query = async (text: string) => {
    asked.push(text);
    if (text === fails) throw new Error('the connection broke');
  };
  // pg's query has overloads of which this is one.
  return { asked, connection: { query } as unknown as Parameters<typeof transactionOn>[0] };
}

it('what the work answers stands once the transaction is committed', async () => {
  const { asked, connection } = fakeConnection();
  expect(await transactionOn(connection, async () => asked.push('work'))).toBe(2);
  expect(asked).toEqual(['begin', 'work', 'commit']);
});

it('what the work throws rolls back, and is thrown on, also when the connection is gone', async () => {
  for (const fails of [undefined, 'rollback']) {
    const { asked, connection } = fakeConnection(fails);
    const work = () => Promise.reject(new Error('not enough balance'));
    await expect(transactionOn(connection, work)).rejects.toThrow('not enough balance');
    expect(asked).toEqual(['begin', 'rollback']);
  }
});

it('a commit that fails is a failure', async () => {
  const { connection } = fakeConnection('commit');
  await expect(transactionOn(connection, async () => 'done')).rejects.toThrow('the connection broke');
});
