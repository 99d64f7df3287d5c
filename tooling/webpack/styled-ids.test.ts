import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { root } from '../build/workspaces.ts';
import { embedConfig } from './embed-config.ts';
import { nodeConfig } from './node-config.ts';

const LIMIT_MS = 60_000;
let folder = '';
const place = (...names: string[]) => path.join(folder, ...names);

function write(file: string, text: string) {
  mkdirSync(path.dirname(place(file)), { recursive: true });
  writeFileSync(place(file), text);
}

function build(config: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    webpack(config).run((error, stats) => {
      if (error) reject(error);
      else resolve((stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message));
    });
  });
}

const TINY = `import styled from 'styled-components';
export const Box = styled.div<{ $wide?: boolean }>\`
  color: red;
  \${({ $wide }) => ($wide ? 'width: 100%;' : '')}
\`;
export const Inner = styled(Box).attrs({ role: 'row' })<{ $deep: number }>\`
  \${Box} & { top: \${({ $deep }) => $deep}px; }
\`;
`;

const ENTRY = `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Box, Inner } from './Tiny.tsx';
import { Installed } from '@pinpu/kit';
export const html = () =>
  renderToStaticMarkup(
    createElement(Box, { $wide: true }, createElement(Inner, { $deep: 3 }), createElement(Installed)),
  );
`;

/** Another component is created first, which would change ids that follow the order of creation. */
const OTHER_FIRST = `import styled from 'styled-components';
export const First = styled.b\`\`;
`;

function writeWorkspace(name: string) {
  write(`${name}/package.json`, JSON.stringify({ name: `@pinpu/${name}` }));
  write(`${name}/src/Tiny.tsx`, TINY);
  write(`${name}/src/first.ts`, OTHER_FIRST);
  write(`${name}/src/embed/embed.ts`, ENTRY.replace('./Tiny', '../Tiny'));
  write(`${name}/src/node.ts`, `export { First } from './first.ts';\n${ENTRY}`);
  const kit = `${name}/node_modules/@pinpu/kit`;
  write(`${kit}/package.json`, '{"name":"@pinpu/kit","type":"module","exports":"./kit.js"}');
  write(
    `${kit}/kit.js`,
    "import styled from 'styled-components';\nexport const Installed = styled.i`top: 0;`;\n",
  );
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pinpu-ids-'));
  symlinkSync(path.join(root, 'node_modules'), place('node_modules'));
  for (const name of ['mf-one', 'mf-two']) writeWorkspace(name);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const builtFile = (outDir: string, start: string) =>
  path.join(outDir, readdirSync(outDir).find((file) => file.startsWith(start)) ?? '');

async function browserHtml(name: string): Promise<string> {
  const outDir = place(name, 'browser');
  write(`${name}/browser/package.json`, '{"type":"module"}');
  const config = embedConfig({ folder: place(name), outDir, mode: 'production' });
  // The browser build of styled-components needs a document; names are made by the same code in the other build.
  const resolve = { ...config.resolve, aliasFields: [], fallback: { stream: false as const } };
  expect(await build({ ...config, resolve })).toEqual([]);
  const file = pathToFileURL(builtFile(outDir, 'embed.')).href;
  const { html }: { html(): string } = await import(file);
  return html();
}

async function nodeHtml(name: string): Promise<string> {
  const outDir = place(name, 'node');
  const target = { folder: place(name), outDir, mode: 'production' as const };
  expect(await build(nodeConfig(target, './src/node.ts'))).toEqual([]);
  const module = { exports: {} as { html(): string } };
  const text = readFileSync(builtFile(outDir, 'node.'), 'utf8');
  new Function('module', 'publicPath', text)(module, '/');
  return module.exports.html();
}

const idsIn = (html: string) => html.match(/\bmf-\w+__sc-[\w-]+/g) ?? [];

it(
  'gives components the same class names in browsers and on Node, also those of an installed package [M3]',
  async () => {
    const html = await nodeHtml('mf-one');
    expect(html).toMatch(/^<div class="mf-one__sc-\w+-0 \w+">.*<i class="mf-one__sc-\w+-0 \w+">/);
    expect(await browserHtml('mf-one')).toBe(html);
  },
  LIMIT_MS,
);

it(
  'gives equal sources in two remotes different ids, since both may be on one page [M3]',
  async () => {
    const [one, two] = [idsIn(await nodeHtml('mf-one')), idsIn(await nodeHtml('mf-two'))];
    expect(new Set(one).size).toBe(3);
    expect(two).toEqual(one.map((id) => id.replace('mf-one', 'mf-two')));
  },
  LIMIT_MS,
);
