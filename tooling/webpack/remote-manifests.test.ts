import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { partsManifestSchema } from '@pinpu/shared/contracts';
import webpack from 'webpack';
import { partsManifest } from './remote-manifests.ts';

let folder = '';

const files = {
  'remote.json': JSON.stringify({
    routes: [
      { path: '/a', page: 'a', view: '', describe: { kind: 'page', title: 'A' } },
      { path: '/old', page: 'a', view: '', describe: { kind: 'page', title: 'A' } },
    ],
    fills: { 'order.details': { version: 1 }, 'list.filters': { version: 1 } },
    offers: {},
  }),
  'routes.js':
    'export const pages = { a: () => import(/* webpackChunkName: "page-a" */ "./a.js") };',
  'slots.js': `import { Link } from 'router';
    export const slots = {
      'order.details': () => import(/* webpackChunkName: "slot-order-details" */ './details.js'),
      'list.filters': async () => Link,
    };`,
  'a.js': `import { useState } from 'react';
    export const A = () => [useState(), import(/* webpackChunkName: "chart" */ './chart.js')];`,
  'chart.js': `import { Link } from 'router'; export const Chart = Link;`,
  'details.js': `import { useId } from 'react'; export const Details = () => useId();`,
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pinpu-parts-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const one = { import: false as const, singleton: true, version: '1.2.0' };
const taken = {
  react: { ...one, requiredVersion: '^1.2.0' },
  router: { ...one, requiredVersion: '^1.0.0' },
};

function build(): Promise<webpack.Stats> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: {},
    target: ['web', 'es2022'],
    output: { path: path.join(folder, 'out'), chunkFilename: '[name].js', uniqueName: 'mf_test' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mf_test',
        filename: 'entry.js',
        exposes: {
          './routes': { import: './routes.js', name: 'routes' },
          './slots': { import: './slots.js', name: 'slots' },
        },
        shared: taken,
        manifest: false,
        dts: false,
      }),
      partsManifest(path.join(folder, 'remote.json'), 'mf_test', taken),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats === undefined ? reject(error) : resolve(stats)));
  });
}

it('lists for each page and slot its files, including those loaded on demand, and what it uses from the page [M3]', async () => {
  const stats = await build();
  expect(stats.toJson({ errors: true }).errors).toEqual([]);
  const text = readFileSync(path.join(folder, 'out/parts.json'), 'utf8');
  expect(partsManifestSchema.parse(JSON.parse(text))).toEqual({
    parts: {
      'page/a': {
        files: ['entry.js', 'routes.js', 'page-a.js', 'chart.js'],
        shared: ['react', 'router'],
      },
      'slot/order.details': {
        files: ['entry.js', 'slots.js', 'slot-order-details.js'],
        shared: ['react', 'router'],
      },
      'slot/list.filters': { files: ['entry.js', 'slots.js'], shared: ['router'] },
    },
    shared: {
      react: { requires: '^1.2.0', bundled: false },
      router: { requires: '^1.0.0', bundled: false },
    },
  });
});
