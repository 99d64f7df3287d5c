import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, root } from '../build/workspaces.ts';
import { readRemoteSource } from '../webpack/read-remote-source.ts';

/** The code that composes pages: it reads the paths that remotes declare, and contains none of them. */
const COMPOSING = ['shell/src/**/*.{ts,tsx}', 'server/src/**/*.ts'];

/** Routes of the API, whose names may equal those of pages. */
const API_ROUTE = /\bapp\.(?:get|post|put|patch|delete)\(/;

const paths = remoteNames().flatMap((name) =>
  readRemoteSource(path.join(root, name, 'remote.json')).routes.flatMap((route) => [
    route.path,
    ...(route.legacy_paths ?? []),
  ]),
);
/**
 * `/embed/` is left out: it is also the fixed address of the scripts for other sites' pages. So is `/ui-kit`, which the
 * frame's default navigation names, as the specification says (F12).
 */
const segments = [...new Set(paths.map((one) => one.split('/')[1] ?? ''))].filter(
  (segment) => !['', 'embed', 'ui-kit'].includes(segment),
);

it('finds no path of a remote in shell and server', () => {
  expect(segments).toEqual(expect.arrayContaining(['product', 'products', 'cart', 'vip', 'el']));
  const named = new RegExp(
    `(?:['"\`]|(?:Url|shop|origin)})/(?:${segments.join('|')})(?=[/'"\`?$])`,
  );
  const namesPath = (line: string) =>
    named.test(line) && !API_ROUTE.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line);
  const sources = globSync(COMPOSING, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(100);
  const naming = sources.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter(namesPath)
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(naming).toEqual([]);
});
