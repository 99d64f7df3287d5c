import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { namesOf } from '../scaffold/remote-names.ts';
import { templateFiles } from '../scaffold/template.ts';
import { referencesOf } from './references.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'));
const FOLDERS = [...workspaces, 'docs', 'docker', 'bench'];
const PAGES = globSync('docs/how-to/add-*.md', { cwd: root }).sort();

const glob = (...patterns: string[]) => globSync(patterns, { cwd: root });

/** Texts that declare what pages name without naming a file: manifests, environment, the example `mf-wishlist`. */
const ALWAYS = [
  ...glob('.env.example', 'docker/env.example', 'tooling/{cli,deploy}/*.ts'),
  ...glob('tooling/manifest/remote.schema.json', 'shared/contracts/**/*.ts', 'package.json'),
  'tooling/scaffold/own-repository.ts',
].map(read);
const EXAMPLE = Object.values(templateFiles(namesOf('mf-wishlist'), 'own-repository'));

/** Names that belong to browsers or to SQL. */
const OF_OTHERS = ['window', 'VACUUM'];

const filesOf = (pattern: string) =>
  (existsSync(path.join(root, pattern))
    ? [pattern]
    : glob(pattern.replace(/^src\//, 'mf-*/src/'))
  ).filter((file) => statSync(path.join(root, file)).isFile());

/** The texts of the files and of the modules of shared that a page names. */
function sourcesOf(page: string): string[] {
  const modules = [...page.matchAll(/@pinpu\/shared\/([a-z/]+)/g)].map(([, name = '']) => name);
  const files = referencesOf(page, FOLDERS).paths.flatMap(filesOf);
  const ofModules = modules.flatMap((name) => glob(`shared/${name}/**/*.{ts,tsx}`));
  return [...new Set([...files, ...ofModules])].map(read);
}

/** Names in code spans: `name`, `name(…)`, `<Name …>`, and the keys of JSON. */
function namesIn(page: string): string[] {
  const spans = [...page.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.flatMap((span) => {
    const keys = [...span.matchAll(/"(\w+)": /g)].map(([, key = '']) => key);
    const name = /^<?([A-Za-z_$][\w$]*)(?:\(.*\)|…| .*>)?$/.exec(span)?.[1];
    return name === undefined ? keys : [name];
  });
}

/** The names in a page that no file contains which the page names. */
function unknownNames(page: string): string[] {
  const sources = [...sourcesOf(page), ...ALWAYS, ...EXAMPLE].join('\n');
  const known = (name: string) =>
    OF_OTHERS.includes(name) ||
    new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}`).test(sources);
  return [...new Set(namesIn(page))].filter((name) => !known(name));
}

const points = (page: string) => [...page.matchAll(/^(\d+)\. .*(?:\n(?:\s.*)?)*/gm)];

/** The numbers of the steps that tests run, according to a page: "`a.test.ts` runs steps 1, 4 and 5", "steps 1 to 4". */
const executed = (page: string) =>
  [...page.matchAll(/\.(?:test|spec)\.tsx?` runs steps ((?:\d+(?:, | and | to )?)+)/g)].flatMap(
    ([, list = '']) => {
      const [from = 0, to] = list.split(' to ').map(Number);
      if (to === undefined || Number.isNaN(to)) return list.match(/\d+/g) ?? [];
      return Array.from({ length: to - from + 1 }, (_none, at) => String(from + at));
    },
  );

/** The points that name nothing that a test could find wrong, and that no test runs. */
const unverified = (page: string) =>
  points(page)
    .filter(([text, number = '']) => {
      const { paths, scripts, links } = referencesOf(text, FOLDERS);
      const checked = [...paths, ...scripts, ...links, ...namesIn(text)];
      return checked.length === 0 && !executed(page).includes(number);
    })
    .map(([text]) => text);

it.each(PAGES)('%s names functions, types and fields that its files contain', (file) => {
  expect(unknownNames(read(file))).toEqual([]);
});

it.each(PAGES)(
  '%s has points that can be found wrong, and tests run points that it has',
  (file) => {
    const page = read(file);
    const numbers = points(page).map(([, number]) => number);
    expect(numbers.length).toBeGreaterThan(2);
    expect(unverified(page)).toEqual([]);
    expect(executed(page).filter((number) => !numbers.includes(number))).toEqual([]);
  },
);

it.each([
  ['1. `likeSchemas` of `shared/contracts/shop/product.ts`.', ['likeSchemas']],
  ['1. `protectEverybody(app, deps)` in `server/src/main.ts`.', ['protectEverybody']],
  ['1. Set `"footer_linkz": []` in `remote.json`.', ['footer_linkz']],
  ['1. Set `NO_SUCH_VARIABLE`.', ['NO_SUCH_VARIABLE']],
])('finds the unknown name in: %s', (page, names) => {
  expect(unknownNames(page)).toEqual(names);
});

it('finds a point that nothing verifies', () => {
  expect(unverified('1. Write the component well.\n2. `npm run types`')).toHaveLength(1);
});
