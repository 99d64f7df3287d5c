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
import type { Configuration } from 'webpack';
import { compileBy } from '../build/compile.ts';
import { root } from '../build/workspaces.ts';
import { baseConfig } from './base.ts';
import { nodeConfig } from './node-config.ts';

const LIMIT_MS = 60_000;
const ENTRY = './src/main.ts';
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pinpu-thrown-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'package.json'), '{"name":"mf-tiny"}');
  writeFileSync(path.join(folder, ENTRY), "export const load = () => import('./page.ts');\n");
  writeFileSync(
    path.join(folder, 'src/page.ts'),
    "throw new Error('boom at load');\nexport class Page {}\n",
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const target = (name: string) => ({
  folder,
  outDir: path.join(folder, name),
  mode: 'production' as const,
});

/** The browser's build as one file that Node can run. */
function browserConfig(): Configuration {
  const config = baseConfig(target('browser'));
  return {
    ...config,
    entry: { main: ENTRY },
    target: 'node20',
    output: { ...config.output, publicPath: '', library: { type: 'commonjs2' } },
    module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  };
}

it.each([
  ['browsers', 'browser', browserConfig],
  ['Node', 'node', () => nodeConfig(target('node'), ENTRY)],
])(
  'a build for %s reports what a module has thrown, also when it is loaded again [41 W6]',
  async (_for, name, config) => {
    await compileBy(config());
    const outDir = path.join(folder, name);
    const file = readdirSync(outDir).find((one) => /^(?:main|node)\.\w+\.c?js$/.test(one)) ?? '';
    const module = { exports: {} as { load(): Promise<unknown> } };
    const text = readFileSync(path.join(outDir, file), 'utf8');
    new Function('module', 'require', 'publicPath', text)(module, undefined, '/');
    for (const _attempt of [1, 2])
      await expect(module.exports.load()).rejects.toThrow('boom at load');
  },
  LIMIT_MS,
);
