import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { root } from '../../tooling/build/workspaces.ts';
import { baseConfig } from '../../tooling/webpack/base.ts';
import { runWebpack } from '../support/run-webpack.ts';
import { temporaryData } from '../support/start-shop.ts';
import type {} from './boundary-page.tsx';

const WARM_UP = 5;

/** Renders 2,000 parts with and without error boundary and Suspense, alternating; returns microseconds per part. */
export async function measureBoundary(browser: Browser, rounds: number) {
  const outDir = temporaryData();
  await runWebpack({
    ...baseConfig({ folder: path.join(root, 'bench'), outDir, mode: 'production' }),
    entry: { page: './safeguards/boundary-page.tsx' },
    output: { path: outDir, filename: 'page.js' },
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: readFileSync(path.join(outDir, 'page.js'), 'utf8') });
  const samples: { bare: number; guarded: number }[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const sample = await page.evaluate(() => globalThis.measureBoundaries());
    if (round >= 0) samples.push(sample);
  }
  await page.close();
  return samples;
}
