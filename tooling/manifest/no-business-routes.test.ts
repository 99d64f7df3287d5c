import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, root } from '../build/workspaces.ts';
import { readRemoteSource } from '../webpack/read-remote-source.ts';

/** The code that composes pages: it reads what remotes declare, and contains none of their paths. */
const COMPOSING = [
  'shell/src/**/*.{ts,tsx}',
  'server/src/modules/{composition,gateway,seo}/**/*.ts',
];

const paths = remoteNames().flatMap((name) =>
  readRemoteSource(path.join(root, name, 'remote.json')).routes.flatMap((route) => [
    route.path,
    ...(route.legacy_paths ?? []),
  ]),
);
const segments = [...new Set(paths.map((one) => one.split('/')[1] ?? ''))].filter(Boolean);

it('finds no path of a remote in shell, gateway, head, sitemap and robots', () => {
  expect(segments).toEqual(expect.arrayContaining(['product', 'products', 'cart', 'vip', 'el']));
  const named = new RegExp(`['"\`]/(?:${segments.join('|')})(?=[/'"\`?])`);
  const sources = globSync(COMPOSING, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(100);
  const naming = sources.filter((file) => named.test(readFileSync(path.join(root, file), 'utf8')));
  expect(naming).toEqual([]);
});
