import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIBRARIES, SEGMENTS } from '../webpack/shared-modules.ts';
import type { SurfacePart } from './collect-entries.ts';

/** Libraries of which a page has one copy, which remotes use directly or by a facade of shared. */
const BEHIND_FACADES = ['@tanstack/react-query', 'jotai', 'ky', 'react-router-dom', 'zod'];

const breakingPart = (version: string) => {
  const [major = '0', minor = '0'] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
};

/** The part of each shared library's version that changes when the library breaks its callers. */
export function libraryEntries(sharedDir: string): Record<string, string> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(path.join(sharedDir, 'package.json'), 'utf8'),
  );
  const names = new Set([...Object.values(LIBRARIES), ...BEHIND_FACADES]);
  return Object.fromEntries(
    [...names].map((name) => [`library ${name}`, breakingPart(dependencies[name] ?? '')]),
  );
}

/** Segments that remotes use at run time. */
export const RUNTIME_SURFACE: readonly SurfacePart[] = [
  ...SEGMENTS.map((segment) => ({ segment, names: '*' as const })),
  { segment: 'contracts', names: ['SlotContracts', 'SLOT_VERSIONS'] },
];
