import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RemoteVersion } from '@pinpu/shared/contracts';
import type { Page } from '@playwright/test';
import { alterComposition } from './alter-composition.ts';

interface StoredRemote {
  manifest: RemoteVersion;
  /** Scripts of some of its pages and slots, by name. */
  files: Record<string, string>;
}

const BASE = '/remotes/stored/';

function storedRemote(name: string, version: string): StoredRemote {
  const file = path.join(import.meta.dirname, '../fixtures', `${name}-${version}.json.gz`);
  return JSON.parse(gunzipSync(readFileSync(file)).toString());
}

/**
 * From now on pages use a remote as an earlier version of this repository built it, for the version of shared at that
 * time.
 */
export async function takeStoredRemote(page: Page, name: string, version: string) {
  const { manifest, files } = storedRemote(name, version);
  await alterComposition(page, (composition) => ({
    ...composition,
    remotes: {
      ...composition.remotes,
      [name]: { ...manifest, base: BASE, status: 'live', version },
    },
  }));
  await page.route(`**${BASE}*`, (route) => {
    const body = files[path.basename(new URL(route.request().url()).pathname)];
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'text/javascript', body });
  });
}
