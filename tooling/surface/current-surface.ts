import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectEntries } from './collect-entries.ts';
import { withDeclarations } from './emit-declarations.ts';
import { libraryEntries, RUNTIME_SURFACE } from './runtime-segments.ts';
import type { Surface } from './surface-file.ts';

/** The public surface of `@pinpu/shared` in the current source. */
export function currentSurface(sharedDir: string): Surface {
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(sharedDir, 'package.json'), 'utf8'),
  );
  const segments = RUNTIME_SURFACE.map(({ segment }) => segment);
  const entries = withDeclarations(sharedDir, segments, (folder) =>
    collectEntries(folder, RUNTIME_SURFACE),
  );
  return { version, entries: { ...libraryEntries(sharedDir), ...entries } };
}
