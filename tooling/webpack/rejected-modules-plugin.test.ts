import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileBy } from '../build/compile.ts';
import { root } from '../build/workspaces.ts';
import { remote } from './remote.ts';

const LIMIT_MS = 60_000;
let folder = '';

function write(file: string, text: string) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

const manifest = {
  routes: [{ path: '/tiny', page: 'tiny', view: 'tiny', describe: { kind: 'page', title: '' } }],
  fills: {},
  offers: {},
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pinpu-rejected-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  write('package.json', JSON.stringify({ name: 'mf-tiny', sideEffects: false }));
  write('remote.json', JSON.stringify(manifest));
  write(
    'src/routes.tsx',
    'export const pages = { tiny: () => import(/* webpackChunkName: "page-tiny" */ \'./Tiny.tsx\') };',
  );
  write('src/a.css', 'p { color: red; }');
  write('lib/react17/package.json', '{"name":"react","version":"17.0.2"}');
  write('lib/react17/index.js', 'export const version = "17.0.2";');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = (page: string) => {
  write('src/Tiny.tsx', page);
  return compileBy(remote(folder)({ outDir: path.join(folder, 'dist'), mode: 'production' })).then(
    () => '',
    (error: unknown) => String(error),
  );
};

it(
  'rejects a style sheet by its path, also in a package without side effects [41 W4]',
  async () => {
    expect(await build("import './a.css';\nexport const Page = () => null;\n")).toMatch(
      /src\/a\.css is a style sheet: write styles with styled-components.*imported by src\/Tiny\.tsx/,
    );
  },
  LIMIT_MS,
);

it(
  'rejects a second copy of React by the path of its module, whatever its folder is called [41 W5]',
  async () => {
    expect(
      await build(
        "import { version } from '../lib/react17/index.js';\nexport const Page = () => version;\n",
      ),
    ).toMatch(/lib\/react17\/index\.js is a second copy of react, .*imported by src\/Tiny\.tsx/);
  },
  LIMIT_MS,
);

it(
  'accepts the React of the page [41 W5]',
  async () => {
    expect(
      await build("import { useId } from 'react';\nexport const Page = () => useId();\n"),
    ).toBe('');
  },
  LIMIT_MS,
);
