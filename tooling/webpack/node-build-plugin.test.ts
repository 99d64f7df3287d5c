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
import webpack, { type Compiler, type Stats } from 'webpack';
import { contentGate } from '../../server/src/modules/delivery/deployment/gates/content.ts';
import { readRemoteManifest } from '../../server/src/modules/delivery/registry/built.ts';
import { root } from '../build/workspaces.ts';
import { nodeConfig, remoteNodeConfig } from './node-config.ts';
import { remote } from './remote.ts';
import { providedModules } from './shared-modules.ts';

const LIMIT_MS = 60_000;
const BASE = 'https://cdn.example/remotes/mf-tiny/1/';
let folder = '';
const place = (...names: string[]) => path.join(folder, ...names);

function write(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(place(file)), { recursive: true });
  writeFileSync(place(file), content);
}

const PAGE = (price: number) => `import styled from 'styled-components';
import { Price } from '@pinpu/shared/ui';
import { formatTwd } from '@pinpu/shared/domain';
import picture from './shop.webp';
/* Not for everybody. */
export const price = formatTwd(${price});
export const Page = () => [styled.p\`\`, Price, picture];
export const address = picture;
`;

const ROUTES = `export const pages = {
  tiny: async () => {
    const { Page, price, address } = await import(/* webpackChunkName: "page-tiny" */ './Page.tsx');
    return { Page, price, address };
  },
};
`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pinpu-node-'));
  symlinkSync(path.join(root, 'node_modules'), place('node_modules'));
  write('package.json', '{"name":"mf-tiny","type":"module","sideEffects":false}');
  const route = {
    path: '/tiny',
    page: 'tiny',
    view: 'tiny',
    describe: { kind: 'page', title: 'T' },
  };
  write('remote.json', JSON.stringify({ routes: [route], fills: {}, offers: {} }));
  write('src/routes.tsx', ROUTES);
  write('src/Page.tsx', PAGE(1000));
  write('src/shop.webp', Buffer.alloc(64, 7));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(compiler: Compiler): Promise<Stats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error)));
  });
}
const close = (compiler: Compiler) => new Promise((resolve) => compiler.close(resolve));

const compilerOf = (mode: 'production' | 'development') =>
  webpack(remote(folder)({ outDir: place('dist'), mode }));

/** Builds once; returns what webpack reports. */
async function build(mode: 'production' | 'development') {
  const compiler = compilerOf(mode);
  const stats = await run(compiler);
  await close(compiler);
  return (stats.toJson({ errors: true }).errors ?? []).map(({ message }) => message);
}

type Loader = () => Promise<{ price: string; address: string }>;
interface NodeBuild {
  pages?: Record<string, Loader>;
  slots?: object;
  modules?: object;
}

/** Evaluates a build like the process that renders pages. */
function evaluated(source: string) {
  const required: string[] = [];
  const module = { exports: {} as NodeBuild };
  const require = (name: string) => {
    required.push(name);
    return new Proxy({}, { get: () => () => '' });
  };
  const wrapper = new Function('module', 'exports', 'require', 'publicPath', source);
  wrapper(module, module.exports, require, BASE);
  return { exports: module.exports, required };
}

const nodeFile = () => {
  const { node } = readRemoteManifest(place('dist/remote.json'));
  return { node, source: readFileSync(place('dist', node ?? ''), 'utf8') };
};

it(
  'adds to a remote one file for Node, of its pages without what the shell shares, which the manifest names [M3]',
  async () => {
    expect(await build('production')).toEqual([]);
    const { node = '', source } = nodeFile();
    expect(node).toMatch(/^node\.\w{12}\.cjs$/);
    const { exports, required } = evaluated(source);
    expect(exports.slots).toBeUndefined();
    const page = await exports.pages?.tiny?.();
    expect(page?.price).toMatch(/1,000/);
    expect(new Set(required)).toEqual(new Set(['styled-components', '@pinpu/shared/ui']));
    // The picture's address is that of the browser build.
    const picture = readdirSync(place('dist')).find((file) => file.endsWith('.webp'));
    expect(page?.address).toBe(`${BASE}${picture}`);
  },
  LIMIT_MS,
);

it(
  'writes a file fit to be public: without paths, comments, source map and compressed copies [M2]',
  async () => {
    await build('production');
    const { node = '', source } = nodeFile();
    expect(source).not.toContain(folder);
    expect(source).not.toContain('Not for everybody');
    expect(contentGate([{ path: node, kind: 'node', bytes: Buffer.from(source) }])).toEqual([]);
    expect(readdirSync(place('dist')).filter((file) => file.startsWith('node.'))).toEqual([node]);
    const { integrity } = readRemoteManifest(place('dist/remote.json'));
    expect(Object.keys(integrity)).not.toContain(node);
    // Names and lines are kept, so that logs are readable.
    expect(source).toMatch(/^ +(?:const|let) Page = /m);
  },
  LIMIT_MS,
);

it(
  'follows the sources of a development server [M3]',
  async () => {
    const compiler = compilerOf('development');
    try {
      await run(compiler);
      expect(nodeFile().node).toBe('node.cjs');
      expect((await evaluated(nodeFile().source).exports.pages?.tiny?.())?.price).toMatch(/1,000/);
      write('src/Page.tsx', PAGE(2000));
      const stats = await run(compiler);
      expect([...stats.compilation.fileDependencies]).toContain(place('src/Page.tsx'));
      expect((await evaluated(nodeFile().source).exports.pages?.tiny?.())?.price).toMatch(/2,000/);
    } finally {
      await close(compiler);
    }
  },
  LIMIT_MS,
);

it(
  'stops where the pages need a module of Node, which the server does not give them [M3]',
  async () => {
    write(
      'src/Page.tsx',
      `import { readFileSync } from 'fs';\nexport const Page = readFileSync;\n`,
    );
    const compiler = webpack(
      remoteNodeConfig({ folder, outDir: place('dist'), mode: 'production' }),
    );
    const stats = await run(compiler);
    await close(compiler);
    expect(stats.toJson({ errors: true }).errors).toMatchObject([
      { message: expect.stringContaining("Can't resolve 'fs'") },
    ]);
  },
  LIMIT_MS,
);

it(
  'shares in the shell’s build for Node the modules that the shell shares in browsers, and no other [M3]',
  async () => {
    const target = {
      folder: path.join(root, 'shell'),
      outDir: place('shell'),
      mode: 'production' as const,
    };
    const compiler = webpack({
      ...nodeConfig(target, './src/rendering/server-modules.ts'),
      externals: Object.fromEntries(providedModules.map((name) => [name, `commonjs ${name}`])),
    });
    await run(compiler);
    await close(compiler);
    const [file = ''] = readdirSync(place('shell'));
    const { exports, required } = evaluated(readFileSync(place('shell', file), 'utf8'));
    expect(Object.keys(exports.modules ?? {}).sort()).toEqual([...providedModules].sort());
    expect(required.sort()).toEqual([...providedModules].sort());
  },
  LIMIT_MS,
);
