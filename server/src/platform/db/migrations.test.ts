import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { compareHistory, MIGRATIONS_DIR } from './migrations.ts';
import * as schema from './schema/index.ts';

const json = (name: string) => JSON.parse(readFileSync(join(MIGRATIONS_DIR, 'meta', name), 'utf8'));

describe('the migrations', () => {
  it('lead to the schema that the code uses: db:generate has nothing to add', async () => {
    const { entries }: { entries: unknown[] } = json('_journal.json');
    const newest = json(`${String(entries.length - 1).padStart(4, '0')}_snapshot.json`);
    expect(await generateMigration(newest, generateDrizzleJson({ ...schema }, newest.id))).toEqual(
      [],
    );
  });
});

const ours = ['a', 'b'].map((hash) => ({ hash }));

it.each([
  ['older', []],
  ['older', ['a']],
  ['older', ['a', 'b']],
  ['newer', ['a', 'b', 'c']],
  ['foreign', ['x']],
  ['foreign', ['a', 'x']],
  ['foreign', ['a', 'x', 'c']],
])('recognises as %s a database with the migrations %j', (history, applied) => {
  expect(compareHistory(applied, ours)).toBe(history);
});
