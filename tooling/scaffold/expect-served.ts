import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compositionSchema, type Registry } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import type { App } from '../../server/src/platform/module.ts';
import { builtShell } from '../../server/src/testing/deployments/built-shell.ts';
import { testApp } from '../../server/src/testing/index.ts';

/**
 * The routes of a remote that the shell can prefetch on home: from the composition in the page, or from the rest of it,
 * which is loaded later.
 */
async function prefetchableRoutes(app: App, remote: string) {
  const page = (await app.inject('/')).body;
  const [, json = '{}'] = /id="pinpu-composition"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  const read = safeParse(compositionSchema, JSON.parse(json));
  if (!read.success) throw new Error('home has no composition');
  const { remotes, rest } = read.data;
  const found = remotes[remote] ?? (rest && (await app.inject(rest.url)).json().remotes[remote]);
  return found?.routes;
}

/** Expects the page of `/wishlist/:ID`, as `new-remote.test.ts` declares it. */
async function expectProduct(app: App, sitemap: string) {
  expect(sitemap).toContain('<loc>http://shop.test/wishlist/P0002</loc>');
  const { body } = await app.inject('/wishlist/P0002');
  expect(body).toContain('<title>東方美人茶的心願｜拼鋪</title>');
  expect(body).toMatch(
    /<link rel="preload" as="image" imagesrcset="\/media\/p\/P0002\/[^>]* imagesizes="100vw"/,
  );
}

/**
 * Expects what a server that does not know the remote `mf-wishlist` renders for its pages: title, head, sitemap, the
 * first picture if it has a page for each product, and hints with the hashes of its scripts. Also expects what other
 * pages contain about the remote for prefetching.
 */
export async function expectServed(
  remotes: Registry['remotes'],
  scripts: [url: string, hash?: string][],
  { hasProducts = false } = {},
) {
  const dist = builtShell(remotes);
  try {
    const { app } = await testApp({ env: { DIST_DIR: dist, PAGE_HEAD_LIMIT_MS: '10000' } });
    const { statusCode, body } = await app.inject('/wishlist');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>wishlist｜拼鋪</title>');
    expect(body).toContain('<link rel="canonical" href="http://shop.test/wishlist" data-page>');
    for (const [url, hash] of scripts)
      expect(body).toContain(
        `<link rel="preload" as="script" href="${url}" integrity="${hash}" crossorigin="anonymous">`,
      );
    const route = { path: '/wishlist', page: 'wishlist', view: 'wishlist' };
    expect(await prefetchableRoutes(app, 'mf-wishlist')).toContainEqual(
      expect.objectContaining(route),
    );
    const sitemap = await app.inject('/sitemap-pages.xml');
    expect(sitemap.body).toContain('<loc>http://shop.test/wishlist</loc>');
    if (hasProducts) await expectProduct(app, sitemap.body);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

/** Expects a hash for every script in a folder, and no other hash. */
export function expectHashes(folder: string, integrity: Record<string, string>) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const hashes = files.map((file) => {
    const content = readFileSync(path.join(folder, file));
    return [file, `sha384-${createHash('sha384').update(content).digest('base64')}`];
  });
  expect(integrity).toEqual(Object.fromEntries(hashes));
}

/**
 * Expects that a build for Node exports a page with these functions, which can be loaded with only the modules that the
 * shell shares.
 */
export async function expectNodeBuild(file: string, page: string, names = ['Page']) {
  const build = { pages: {} as Record<string, () => Promise<{ Page: unknown }>> };
  const module = { exports: build };
  const requireShared = () => new Proxy({}, { get: () => () => '' });
  const wrapper = new Function(
    'module',
    'exports',
    'require',
    'publicPath',
    readFileSync(file, 'utf8'),
  );
  wrapper(module, build, requireShared, '/remotes/');
  const functions = names.map((name) => [name, expect.any(Function)]);
  expect(await module.exports.pages[page]?.()).toEqual(Object.fromEntries(functions));
}
