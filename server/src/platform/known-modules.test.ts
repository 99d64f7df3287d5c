import { createRequire } from 'node:module';
import { sql } from 'drizzle-orm';

const PACKAGE = 'drizzle-orm';

it('resolves to the modules that Node finds by itself, at the first import and later', async () => {
  const names = [PACKAGE, `${PACKAGE}/pg-core`, `${PACKAGE}/pglite`];
  const before = names.map((name) => import.meta.resolve(name));
  await import('./known-modules.ts');
  for (const _time of ['first', 'second'])
    expect(names.map((name) => import.meta.resolve(name))).toEqual(before);
  // Loaded before the hooks are registered: a module resolved to another URL would be a second instance.
  const inside: typeof import('drizzle-orm') = await import(`${PACKAGE}/sql`);
  expect(inside.sql).toBe(sql);
});

it('resolves our own files and the packages they import as Node does', async () => {
  const names = ['./known-modules.ts', '../app/environment.ts', 'zod/mini', '@pinpu/shared/domain'];
  const before = names.map((name) => import.meta.resolve(name));
  await import('./known-modules.ts');
  for (const _time of ['first', 'second'])
    expect(names.map((name) => import.meta.resolve(name))).toEqual(before);
});

it('leaves require to Node', async () => {
  await import('./known-modules.ts');
  const require = createRequire(import.meta.url);
  expect(require.resolve(PACKAGE)).toMatch(/index\.cjs$/);
  expect(require(PACKAGE).sql).not.toBe(sql);
});
