import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import { CheckedScriptsPlugin, withIntegrity } from './checked-scripts-plugin.ts';

const URL_OF_CHUNK = 'https://cart.example/remotes/mf-cart/1/page.js';
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pinpu-loader-'));
  writeFileSync(path.join(folder, 'page.js'), 'export const name = "page";');
  writeFileSync(
    path.join(folder, 'main.js'),
    'window.load = () => import(/* webpackChunkName: "page" */ "./page.js");',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(plugins: webpack.WebpackPluginInstance[] = []): Promise<webpack.Stats> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    target: ['web', 'es2022'],
    output: {
      path: path.join(folder, 'out'),
      publicPath: 'https://cart.example/remotes/mf-cart/1/',
      chunkFilename: '[name].js',
      crossOriginLoading: 'anonymous',
      uniqueName: 'test',
    },
    plugins: [new CheckedScriptsPlugin(), ...plugins],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats === undefined ? reject(error) : resolve(stats)));
  });
}

/** Runs the build in a page that has not loaded a script yet; the browser loads `answer`. */
function openPage(pinpuIntegrity: ((url: string) => string | undefined) | undefined) {
  const requested: object[] = [];
  const chunk = readFileSync(path.join(folder, 'out/page.js'), 'utf8');
  const window = { location: { origin: 'https://shop.example' } } as {
    load?: () => Promise<{ name: string }>;
  };
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute() {} }),
    head: {
      appendChild({ onload, onerror, ...attributes }: Record<string, unknown>) {
        requested.push(Object.entries(attributes));
        setImmediate(() => {
          vm.runInContext(chunk, context);
          if (typeof onload === 'function') onload({ type: 'load' });
        });
      },
    },
  };
  const context = vm.createContext({
    ...{ window, document, self: window, console, Error },
    ...{ setTimeout: () => 0, clearTimeout() {} },
    ...(pinpuIntegrity ? { pinpuIntegrity } : {}),
  });
  const main = readdirSync(path.join(folder, 'out')).find((file) => file.startsWith('main'));
  vm.runInContext(readFileSync(path.join(folder, 'out', main ?? ''), 'utf8'), context);
  return { load: () => window.load?.(), requested };
}

describe('a build', () => {
  beforeAll(async () => {
    const stats = await build();
    expect(stats.toJson({ errors: true }).errors).toEqual([]);
  });

  it('requests its chunks with the hash the page has for them, set before the address [finding M18]', async () => {
    const { load, requested } = openPage((url) => `sha384-of ${url}`);
    expect(await load()).toMatchObject({ name: 'page' });
    expect(requested).toEqual([
      expect.arrayContaining([
        ['integrity', `sha384-of ${URL_OF_CHUNK}`],
        ['crossOrigin', 'anonymous'],
        ['src', URL_OF_CHUNK],
      ]),
    ]);
    const names = (requested[0] as [string, string][]).map(([name]) => name);
    expect(names.indexOf('integrity')).toBeLessThan(names.indexOf('src'));
  });

  it('requests no chunk of which the page has no hash, and says so each time [finding M18]', async () => {
    const { load, requested } = openPage(() => undefined);
    for (const _attempt of [1, 2])
      await expect(load()).rejects.toThrow(`(no hash: ${URL_OF_CHUNK})`);
    expect(requested).toEqual([]);
  });

  it.each([
    ['of an older shell', undefined],
    ['that leaves it unchecked', () => ''],
  ])('requests a chunk without a hash on a page %s [finding M18]', async (_page, hashes) => {
    const { load, requested } = openPage(hashes);
    expect(await load()).toMatchObject({ name: 'page' });
    expect(requested).toHaveLength(1);
    expect(requested[0]).not.toContainEqual(expect.arrayContaining(['integrity']));
  });
});

it('fails with a style sheet, which would be loaded without a hash [finding M18]', async () => {
  const { RawSource } = webpack.sources;
  const stats = await build([
    {
      apply: (compiler) =>
        compiler.hooks.thisCompilation.tap('style', (compilation) =>
          compilation.hooks.processAssets.tap('style', () =>
            compilation.emitAsset('page.css', new RawSource('p { color: red }')),
          ),
        ),
    },
  ]);
  expect(stats.toJson({ errors: true }).errors).toMatchObject([
    { message: expect.stringContaining('page.css: write styles with styled-components') },
  ]);
});

it('stops where webpack sets the address in another way [finding M18]', () => {
  expect(() => withIntegrity('script.setAttribute("src", url);')).toThrow('not the known one');
});
