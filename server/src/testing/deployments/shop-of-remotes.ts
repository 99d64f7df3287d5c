import { rmSync } from 'node:fs';
import type { Registry } from '@pinpu/shared/contracts';
import { testApp } from '../test-app.ts';
import { builtShell, deployed } from './built-shell.ts';

export type RemoteEntry = Registry['remotes'][string];

/** A page of another kind, indexed at its own path unless `fields` of its description say otherwise. */
export const pageOf = (path: string, fields = {}) => ({
  path,
  page: 'page',
  view: 'page',
  describe: { kind: 'page' as const, title: '心願單', indexed: true, canonical: path, ...fields },
});

export const remoteOf = (routes: ReturnType<typeof pageOf>[], fills = {}, offers = {}) =>
  deployed({ routes, fills, offers });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export function distOf(remotes: Record<string, RemoteEntry>): string {
  const dist = builtShell(remotes);
  folders.push(dist);
  return dist;
}

export async function shopOf(remotes: Record<string, RemoteEntry>, env = {}) {
  const DIST_DIR = distOf(remotes);
  const { app } = await testApp({ env: { DIST_DIR, PAGE_HEAD_LIMIT_MS: '5000', ...env } });
  return async (path: string) => {
    const { statusCode, body } = await app.inject(path);
    const inlined = /id="pinpu-composition">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
    return {
      statusCode,
      body,
      title: /<title>(.*?)<\/title>/s.exec(body)?.[1],
      robots: /<meta name="robots" content="([^"]*)"/.exec(body)?.[1],
      composition: JSON.parse(inlined),
    };
  };
}
