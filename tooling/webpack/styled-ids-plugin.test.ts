import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { root } from '../build/workspaces.ts';
import { embedConfig } from './embed-config.ts';
import { nodeConfig } from './node-config.ts';
import { StyledIdsPlugin, styledIds } from './styled-ids-plugin.ts';

const LIMIT_MS = 60_000;
let folder = '';
const place = (...names: string[]) => path.join(folder, ...names);

function write(file: string, text: string) {
  mkdirSync(path.dirname(place(file)), { recursive: true });
  writeFileSync(place(file), text);
}

/** Compiles; returns what webpack reports. */
function build(config: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    webpack(config).run((error, stats) => {
      if (error) reject(error);
      else resolve((stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message));
    });
  });
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pinpu-ids-'));
  for (const name of ['one', 'two']) {
    write(`${name}/package.json`, '{"name":"tiny"}');
    symlinkSync(path.join(root, 'node_modules'), place(name, 'node_modules'));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Exports of a module compiled with the ids, and the plug-in's warnings. */
async function compiled(source: string) {
  write('one/src/case.js', source);
  const outDir = place('out');
  const errors = await build({
    mode: 'production',
    context: place('one'),
    entry: './src/case.js',
    target: 'node20',
    externals: { 'styled-components': 'commonjs styled-components', react: 'commonjs react' },
    output: { path: outDir, filename: 'case.cjs', library: { type: 'commonjs2' } },
    plugins: [new StyledIdsPlugin()],
    infrastructureLogging: { level: 'none' },
  });
  const text = readFileSync(path.join(outDir, 'case.cjs'), 'utf8');
  const module = { exports: {} as Record<string, { styledComponentId?: string }> };
  if (errors.length === 0)
    new Function('module', 'require', text)(module, createRequire(import.meta.url));
  return { exports: module.exports, errors };
}

const ids = styledIds({ packageName: 'tiny', path: './src/case.js' }, 3);
const DEFAULT = "import styled from 'styled-components';";

it.each([
  ['an element', `${DEFAULT} export const a = styled.p\`\`;`, ['a']],
  ['a component', `${DEFAULT} export const a = styled(() => null)\`\`;`, ['a']],
  ['an object', `${DEFAULT} export const a = styled.p({ top: 0 });`, ['a']],
  ['attributes', `${DEFAULT} export const a = styled.p.attrs({ role: 'row' })\`\`;`, ['a']],
  ['attributes twice', `${DEFAULT} export const a = styled('p').attrs({}).attrs({})\`\`;`, ['a']],
  [
    'a template over lines with an interpolation',
    `${DEFAULT} export const a = styled.p\`\n  \${() => 1}\n\`;\nexport const b = styled(a)\n\`\`;`,
    ['a', 'b'],
  ],
  [
    'an import by name',
    "import { css, styled } from 'styled-components'; export const a = styled.p``;",
    ['a'],
  ],
  [
    'another name',
    "import { default as s } from 'styled-components'; export const a = s.p``;",
    ['a'],
  ],
  [
    'the whole library',
    "import * as lib from 'styled-components'; export const a = lib.styled.p``;",
    ['a'],
  ],
  [
    'one inside another',
    `${DEFAULT} export const a = styled(styled.p\`\`).attrs({ b: styled.b\`\` })\`\`; export const d = styled.i\`\`;`,
    [undefined, undefined, undefined, 'd'],
  ],
  [
    'comments and texts that look like one',
    `${DEFAULT} // styled.b\`\`\nexport const text = 'styled.b'; export const a = styled.p\`content: "styled.i";\`;`,
    ['a'],
  ],
])('gives %s the id of its place [M3]', async (_what, source, names) => {
  const { exports, errors } = await compiled(source);
  expect(errors).toEqual([]);
  const expected = styledIds({ packageName: 'tiny', path: './src/case.js' }, names.length);
  for (const [index, name] of names.entries())
    if (name !== undefined) expect(exports[name]?.styledComponentId).toBe(expected[index]);
});

it('minifies the CSS passed to the library, and nothing else', async () => {
  const { exports } = await compiled(
    `import * as lib from 'styled-components'; import { css } from 'styled-components';
     export const a = css\`\n  color: red;\n  b, \${'i'}\n  u { top: 0; }\n\`;
     export const b = lib.css\`\n\n  top: 0;\`;
     export const c = css\`content: "a\\\n  b";\n  top: 0;\`;
     export const d = String.raw\`\n  e\`;`,
  );
  expect(exports).toMatchObject({
    a: [' color: red; b, ', 'i', ' u { top: 0; } '],
    b: [' top: 0;'],
    d: '\n  e',
  });
  expect(String(exports.c)).toContain(';\n  top');
});

it('keeps the id that a component sets itself [M3]', async () => {
  const { exports } = await compiled(
    `${DEFAULT} export const a = styled.p.withConfig({ shouldForwardProp: () => false })\`\`;
     export const b = styled.p.withConfig({ componentId: 'mine' })\`\`;`,
  );
  expect(exports.a).toMatchObject({
    styledComponentId: ids[0],
    shouldForwardProp: expect.any(Function),
  });
  expect(exports.b?.styledComponentId).toBe('mine');
});

it.each([
  ['a module without the library', 'const styled = { p: () => 1 }; export const a = styled.p``;'],
  [
    'styles that are no component',
    "import { css } from 'styled-components'; export const a = css``;",
  ],
  ['a member of that name', `${DEFAULT} export const a = { styled: 1 }.styled;`],
])('the plugin leaves %s unchanged [M3]', async (_what, source) => {
  const { exports, errors } = await compiled(source);
  expect(errors).toEqual([]);
  expect(exports).toHaveProperty('a');
});

it.each([
  ['a name of its own', `${DEFAULT} const make = styled.p; export const a = make\`\`;`],
  ['an argument', `${DEFAULT} export const a = [styled].map((one) => one.p\`\`);`],
  ['another binding', `${DEFAULT} export const a = (styled) => styled;`],
  ['another module', "export { default as styled } from 'styled-components';"],
])(
  'stops where styled has %s, so that no component is without an id [M3]',
  async (_what, source) => {
    const { errors } = await compiled(source);
    expect(errors[0]).toContain('src/case.js: "');
    expect(errors[0]).toContain('makes styled components without a stable id');
  },
);

const TINY = `import styled from 'styled-components';
export const Box = styled.div<{ $wide?: boolean }>\`
  color: red;
  \${({ $wide }) => ($wide ? 'width: 100%;' : '')}
\`;
export const Inner = styled(Box).attrs({ role: 'row' })<{ $deep: number }>\`
  \${Box} & { top: \${({ $deep }) => $deep}px; }
\`;
`;

const ENTRY = (tiny: string, first: string) => `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
${first}
import { Box, Inner } from '${tiny}';
export const html = () =>
  renderToStaticMarkup(createElement(Box, { $wide: true }, createElement(Inner, { $deep: 3 })));
`;

it(
  'gives components the same class names in browsers, on Node, and compiled in an installed package [M3]',
  async () => {
    write('one/src/Tiny.tsx', TINY);
    write('one/dist/package.json', '{"type":"module"}');
    write('one/src/embed.ts', ENTRY('./Tiny.tsx', ''));
    // Another component is created first, which would change numbers that follow the order of creation.
    write('two/src/first.ts', `${DEFAULT} export const First = styled.b\`\`;`);
    write(
      'two/src/entry.ts',
      ENTRY('./installed/src/Tiny.js', "export { First } from './first.ts';"),
    );
    write('two/src/installed/package.json', '{"name":"tiny","type":"module"}');
    const types = /<\{.*?\}>/g;
    write('two/src/installed/src/Tiny.js', TINY.replace(types, ''));
    const browsers = embedConfig({
      folder: place('one'),
      outDir: place('one/dist'),
      mode: 'production',
    });
    const target = { folder: place('two'), outDir: place('two/dist'), mode: 'production' as const };
    // The browser build of styled-components needs a document; names are made by the same code in the other build.
    const resolve = { ...browsers.resolve, aliasFields: [], fallback: { stream: false as const } };
    expect(await build({ ...browsers, resolve })).toEqual([]);
    expect(await build(nodeConfig(target, './src/entry.ts'))).toEqual([]);

    const fileIn = (name: string) =>
      place(
        name,
        'dist',
        readdirSync(place(name, 'dist')).find((file) => /^(?:embed|node)\./.test(file)) ?? '',
      );
    const inBrowsers: { html(): string } = await import(pathToFileURL(fileIn('one')).href);
    const module = { exports: {} as { html(): string } };
    new Function('module', 'publicPath', readFileSync(fileIn('two'), 'utf8'))(module, '/');
    const html = module.exports.html();
    expect(html).toMatch(
      /^<div class="sc-\w{6}0 \w+"><div role="row" class="sc-\w{6}0 sc-\w{6}1 [\w ]+">/,
    );
    expect(inBrowsers.html()).toBe(html);
  },
  LIMIT_MS,
);
