import { describe, expect, it } from 'vitest';
import { narrow, narrowedTo } from './list-conditions';

describe('conditions of a list', () => {
  it('conditions of a list are added, replaced and taken away one column at a time', () => {
    const page = narrow(undefined, 'page', '3');
    const both = narrow(page, 'type', 'banner');
    expect(both).toEqual({ or: [{ and: [{ page: { equals: '3' } }, { type: { equals: 'banner' } }] }] });
    expect([narrowedTo(both, 'page'), narrowedTo(both, 'type'), narrowedTo(both, 'key')]).toEqual(['3', 'banner', '']);
    expect(narrow(both, 'page', '')).toEqual({ or: [{ and: [{ type: { equals: 'banner' } }] }] });
    expect(narrow(page, 'page', '')).toEqual({});
  });

  it('conditions of a list keep what was built by hand', () => {
    const byHand = { or: [{ and: [{ key: { like: 'hero' } }] }] };
    expect(narrow(byHand, 'page', '3')).toEqual({
      or: [{ and: [{ key: { like: 'hero' } }, { page: { equals: '3' } }] }],
    });
  });
});
