import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { remoteSourceSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { root } from '../build/workspaces.ts';
import { namesOf } from '../scaffold/remote-names.ts';
import { remoteJson, sourceFiles } from '../scaffold/source-files.ts';
import { declares, executedPoints, type Point, pointsOf } from './points.ts';
import { referencesOf } from './references.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'));
const FOLDERS = [...workspaces, 'docs', 'docker', 'bench'];
const PAGES = globSync('docs/how-to/add-*.md', { cwd: root }).sort();

/** Where the fields of a file are declared, if the file is written by a build or has a contract. */
const DECLARED_IN: Readonly<Record<string, readonly string[]>> = {
  'remote.json': ['tooling/manifest/remote.schema.json', 'shared/contracts/registry.ts'],
  'shell.json': ['shared/contracts/shell-manifest.ts'],
  'registry.json': ['shared/contracts/registry.ts'],
  'package.json': ['tooling/scaffold/own-repository.ts'],
};

/** The names in the examples: those that the scaffold gives to a remote `mf-wishlist`. */
const EXAMPLE = namesOf('mf-wishlist');
const scaffolded = [remoteJson(EXAMPLE, ''), ...Object.values(sourceFiles(EXAMPLE))];

/** The files that describe or read environment variables. */
const environment = [
  '.env.example',
  'docker/env.example',
  'tooling/cli/*.ts',
  'tooling/deploy/*.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map(read)
  .join('\n');

/** Names that belong to browsers or to SQL. */
const OF_OTHERS = ['window', 'VACUUM'];

function filesOf(pattern: string): string[] {
  const full = pattern.startsWith('src/') ? `mf-*/${pattern}` : pattern;
  const found = existsSync(path.join(root, full)) ? [full] : globSync(full, { cwd: root });
  return found.filter((file) => statSync(path.join(root, file)).isFile());
}

const filesOfModule = (module: string) =>
  globSync([`shared/${module}/**/*.{ts,tsx}`, `shared/${module}.{ts,tsx}`], { cwd: root });

const modulesOf = ({ text }: Point) =>
  [...text.matchAll(/@pinpu\/shared\/([a-z/]+)/g)].map(([, name = '']) => name);

/** The texts of all files and modules that a point mentions. */
function sourcesOf(point: Point): string[] {
  const { text } = point;
  const described = Object.entries(DECLARED_IN).flatMap(([name, files]) =>
    text.includes(name) ? files : [],
  );
  const files = [
    ...referencesOf(text, FOLDERS).paths.flatMap(filesOf),
    ...modulesOf(point).flatMap(filesOfModule),
    ...described,
  ];
  return [...files.map(read), ...(text.includes(EXAMPLE.workspace) ? scaffolded : [])];
}

const isVariable = (name: string) =>
  /^[A-Z][A-Z\d_]+$/.test(name) && new RegExp(`\\b${name}\\b`).test(environment);

/** The names in a point that none of its files declares. */
function undeclared(point: Point): string[] {
  const sources = sourcesOf(point);
  return point.identifiers.filter(
    (name) =>
      !OF_OTHERS.includes(name) &&
      !isVariable(name) &&
      !sources.some((source) => declares(source, name)),
  );
}

type Fields = Record<string, unknown>;
const LINK = { page: 'page', view: '', path: '/page' };
const PAGE = { kind: 'page', title: '' };

/** A valid manifest with the example in its place. */
function manifestWith(example: Fields) {
  const source = { routes: [{ ...LINK, describe: PAGE as Fields }], fills: {}, offers: {} };
  const [route] = source.routes;
  if ('fills' in example) return { ...source, ...example };
  if ('kind' in example) return { ...source, routes: [{ ...route, describe: example }] };
  if ('to' in example) return { ...source, routes: [{ ...route, work_links: [example] }] };
  const isOfRoute = safeParse(remoteSourceSchema, {
    ...source,
    routes: [{ ...route, ...example }],
  });
  if (isOfRoute.success) return { ...source, routes: [{ ...route, ...example }] };
  return { ...source, routes: [{ ...route, describe: { ...PAGE, ...example } }] };
}

/** The examples in a point that a manifest's contract rejects, or whose fields it does not know. */
const wrongExamples = ({ examples }: Point): string[] =>
  examples.filter((text) => {
    const example: Fields = JSON.parse(text);
    const parsed = safeParse(remoteSourceSchema, manifestWith(example));
    return (
      !parsed.success ||
      Object.keys(example).some((key) => !JSON.stringify(parsed.data).includes(`"${key}":`))
    );
  });

/** Whether a test can show that a point is wrong: it mentions files, commands or names, or a test runs it. */
function isVerified({ number, text, identifiers, examples }: Point, executed: readonly string[]) {
  const { paths, scripts, links } = referencesOf(text, FOLDERS);
  const checked = [...paths, ...scripts, ...links, ...identifiers, ...examples];
  return checked.length > 0 || executed.includes(number) || text.endsWith('*');
}

const points = PAGES.flatMap((page) =>
  pointsOf(read(page)).map(
    (point) =>
      [`${path.basename(page)} ${point.number}`, point, executedPoints(read(page))] as const,
  ),
);

it('finds the points of every how-to', () => {
  expect(PAGES.length).toBeGreaterThan(6);
  expect(points.length).toBeGreaterThan(PAGES.length * 4);
});

describe.each(points)('%s', (_name, point, executed) => {
  it('names identifiers that are declared in the files that it names', () => {
    expect(undeclared(point)).toEqual([]);
  });

  it('names modules of shared that exist', () => {
    expect(modulesOf(point).filter((module) => filesOfModule(module).length === 0)).toEqual([]);
  });

  it('has examples that the contract of the manifest accepts', () => {
    expect(wrongExamples(point)).toEqual([]);
  });

  it('can be found false', () => {
    expect(isVerified(point, executed)).toBe(true);
  });
});

const only = (markdown: string): Point => {
  const [point] = pointsOf(markdown);
  if (point === undefined) throw new Error('no point');
  return point;
};

it.each([
  ['1. `likeSchemas` of `shared/contracts/product.ts`.', ['likeSchemas']],
  ['1. `likeSchema` of `shared/contracts/envelope.ts`.', ['likeSchema']],
  ['1. `useQuerys(…)` of `@pinpu/shared/query`.', ['useQuerys']],
  [
    '1. `protectEverybody(app, deps)` in\n   `server/src/modules/goods/like/routes.ts`.',
    ['protectEverybody'],
  ],
  ['1. Set `footer_linkz` in `remote.json`.', ['footer_linkz']],
  ['1. Set `NO_SUCH_VARIABLE`.', ['NO_SUCH_VARIABLE']],
])('finds the name that is nowhere in: %s', (markdown, names) => {
  expect(undeclared(only(markdown))).toEqual(names);
});

it.each([
  '1. `{ "kind": "pages", "title": "x" }`',
  '1. `"frame": "works"`',
  '1. `{ "to": "/a", "text": "a", "order": 1 }`',
  '1. `"fills": { "product.aside": { "versions": 1 } }`',
  '1. `"index": true`',
])('finds the example that the contract rejects in: %s', (markdown) => {
  expect(wrongExamples(only(markdown))).toHaveLength(1);
});

it.each(['1. Write the component well.', '1. Take care.\n\nProse after it names `docs/teams.md`.'])(
  'finds a point that nothing verifies: %j',
  (markdown) => {
    expect(isVerified(only(markdown), executedPoints(markdown))).toBe(false);
  },
);

it('reads which points a test runs', () => {
  const sentence = '`a.test.ts` runs steps 1, 4 and 5 of it; `b.spec.ts` runs steps 7 to 9.';
  expect(executedPoints(sentence)).toEqual(['1', '4', '5', '7', '8', '9']);
});
