import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { namesOf } from '../scaffold/remote-names.ts';
import { templateFiles } from '../scaffold/template.ts';
import { anchorsOf, referencesOf } from './references.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts, workspaces }: { scripts: Record<string, string>; workspaces: string[] } =
  JSON.parse(read('package.json'));
const FOLDERS = [...workspaces, 'docs', 'docker'];

const DOCUMENTS = globSync(['README.md', 'CONTRIBUTING.md', 'bench/README.md', 'docs/**/*.md'], {
  cwd: root,
}).sort();
const documentsIn = (folder: string) => DOCUMENTS.filter((file) => path.dirname(file) === folder);

/** Folders that commands write and git ignores, such as `docs/graph`. */
const GENERATED = [...read('.gitignore').matchAll(/^(\S+)\/$/gm)].map(([, folder = '']) => folder);

/** The remote of the examples; its files are those that the scaffold writes. */
const EXAMPLE = 'mf-wishlist';
const exampleFiles = Object.keys(templateFiles(namesOf(EXAMPLE), 'workspace'));

function isPathThere(pattern: string): boolean {
  if (pattern === EXAMPLE || GENERATED.includes(pattern)) return true;
  if (pattern.startsWith(`${EXAMPLE}/`)) {
    const inner = pattern.slice(EXAMPLE.length + 1);
    return exampleFiles.some(
      (file) => path.matchesGlob(file, inner) || file.startsWith(`${inner}/`),
    );
  }
  const full = pattern.startsWith('src/') ? `mf-*/${pattern}` : pattern;
  return existsSync(path.join(root, full)) || globSync(full, { cwd: root }).length > 0;
}

function isLinkThere(link: string, from: string): boolean {
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? from : path.join(path.dirname(from), decodeURI(target));
  if (!existsSync(path.join(root, file))) return false;
  return anchor === undefined || anchorsOf(read(file)).includes(decodeURIComponent(anchor));
}

/** All references in a document whose target does not exist. */
function brokenReferences(markdown: string, file: string): string[] {
  const references = referencesOf(markdown, FOLDERS);
  return [
    ...references.links.filter((link) => !isLinkThere(link, file)),
    ...references.paths.filter((pattern) => !isPathThere(pattern)),
    ...references.scripts.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
  ];
}

it.each(DOCUMENTS)('%s names only paths, scripts and links that exist', (file) => {
  expect(brokenReferences(read(file), file)).toEqual([]);
});

it.each([
  ['See `server/src/no-such-file.ts`.', ['server/src/no-such-file.ts']],
  ['Run `npm run test:unit -- server/nowhere mf-cart`.', ['server/nowhere']],
  ['```\nnpm run no:such-script\n```', ['npm run no:such-script']],
  ['```\nmf-nobody/   a remote\n```', ['mf-nobody']],
  ['See [this](no-such-page.md).', ['no-such-page.md']],
  ['See [that](../teams.md#no-such-heading).', ['../teams.md#no-such-heading']],
  ['`mf-wishlist/src/slots.tsx` is not written by the scaffold.', ['mf-wishlist/src/slots.tsx']],
  [
    'A folder `server/src/modules/sales/payment/providers/<name>/adapters.ts`.',
    ['server/src/modules/sales/payment/providers/*/adapters.ts'],
  ],
])('finds what is wrong in: %s', (markdown, found) => {
  expect(brokenReferences(markdown, 'docs/how-to/README.md')).toEqual(found);
});

it.each([
  '`server/migrations/NNNN_add-invoices.sql`, `server/migrations/meta/NNNN_snapshot.json`',
  '`server/migrations/NNNN_….sql`, `server/src/modules/sales/payment/providers/<name>/index.ts`',
  '`mf-wishlist/src/pages/wishlist/WishlistPage.tsx` and `mf-wishlist/`',
  '`[pinpu] mf-cart/page/cart` in the console',
  '`src/routes.tsx` of a remote, `shared/{api,state}/index.ts`, `GET /api/product/{id}`',
  '`@pinpu/shared/state`, `dist/registry.json`, [a site](https://example.com/server/none)',
])('accepts: %s', (markdown) => {
  expect(brokenReferences(markdown, 'README.md')).toEqual([]);
});

it.each(['docs/how-to', 'docs/adr'])('%s/README.md lists every page of its folder', (folder) => {
  const index = `${folder}/README.md`;
  const listed = referencesOf(read(index), FOLDERS).links;
  const pages = documentsIn(folder).filter((file) => file !== index);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter((file) => !listed.includes(path.basename(file)))).toEqual([]);
});

it.each(documentsIn('docs/adr').filter((file) => /\/\d/.test(file)))(
  '%s has at most 400 words',
  (file) => {
    const text = read(file).replace(/\]\([^)]*\)/g, ']');
    expect(
      text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    ).toBeLessThanOrEqual(400);
  },
);
