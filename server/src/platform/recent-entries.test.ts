import { RecentEntries } from './recent-entries.ts';

describe('recent entries', () => {
  it('drop the one that was stored or read longest ago', () => {
    const entries = new RecentEntries<number>(2);
    entries.set('a', 1);
    entries.set('b', 2);
    entries.get('a');
    entries.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => entries.get(key))).toEqual([1, undefined, 3]);
  });

  it('stay within the sum of their sizes, also where one is replaced or deleted', () => {
    const entries = new RecentEntries<string>(5, ({ length }) => length);
    entries.set('a', '12345');
    entries.set('a', '12');
    entries.set('b', '123');
    expect([entries.get('a'), entries.get('b')]).toEqual(['12', '123']);
    entries.delete('a');
    entries.set('c', '12');
    expect([entries.get('b'), entries.get('c')]).toEqual(['123', '12']);
  });

  it('do not keep one that is larger than all may be', () => {
    const entries = new RecentEntries<string>(3, ({ length }) => length);
    entries.set('a', '1234');
    expect(entries.get('a')).toBeUndefined();
  });
});
