import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SurfaceEntries } from './collect-entries.ts';

/** The committed record: the public surface of `@pinpu/shared` at `version`. */
export interface Surface {
  version: string;
  entries: SurfaceEntries;
}

const fileIn = (sharedDir: string) => path.join(sharedDir, 'public-surface/surface.json');

/** The committed surface; undefined if there is none. */
export function readSurface(sharedDir: string): Surface | undefined {
  const file = fileIn(sharedDir);
  if (!existsSync(file)) return undefined;
  const { version, entries }: Surface = JSON.parse(readFileSync(file, 'utf8'));
  return { version, entries };
}

/** Writes the surface to the file to be committed: one line per entry, in alphabetical order. */
export function writeSurface(sharedDir: string, { version, entries }: Surface) {
  const about =
    'The public surface of @pinpu/shared at run time. Generated: npm run surface -- --write';
  mkdirSync(path.dirname(fileIn(sharedDir)), { recursive: true });
  writeFileSync(fileIn(sharedDir), `${JSON.stringify({ about, version, entries }, null, 2)}\n`);
}
