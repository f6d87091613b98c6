import { describe, expect, it } from 'vitest';
import { afterCommit, transactionCommitted, transactionRolledBack } from './after-commit';

describe('afterCommit', () => {
  it('afterCommit waits for the commit of that transaction, and runs once', async () => {
    const done: string[] = [];
    await afterCommit({ transactionID: Promise.resolve('t1') }, () => done.push('one'));
    await afterCommit({ transactionID: 't1' }, () => done.push('two'));
    await afterCommit({ transactionID: 't2' }, () => done.push('other'));
    expect(done).toEqual([]);
    await transactionCommitted('t1');
    await transactionCommitted('t1');
    expect(done).toEqual(['one', 'two']);
  });

  it('a commit is over when what waited for it is done', async () => {
    const done: string[] = [];
    await afterCommit({ transactionID: 't4' }, async () => {
      await Promise.resolve();
      done.push('later');
    });
    await transactionCommitted('t4');
    expect(done).toEqual(['later']);
  });

  it('afterCommit forgets what was rolled back, and runs at once without a transaction', async () => {
    const done: string[] = [];
    await afterCommit({ transactionID: 't3' }, () => done.push('lost'));
    transactionRolledBack('t3');
    await transactionCommitted('t3');
    await afterCommit({}, () => done.push('now'));
    expect(done).toEqual(['now']);
  });
});
