import type { GateRejection } from './gate.ts';

export interface Weight {
  total: number;
  routes: Readonly<Record<string, number>>;
}

export interface SizeBudget {
  route: number;
  total: number;
  paths?: Readonly<Record<string, number>>;
}

const KB = 1024;

/** The pseudo-path of the container for hosts that share React 19. */
export const MOUNT = 'the container for hosts with React 19';

export const REMOTE_BUDGET: SizeBudget = {
  route: 120 * KB,
  total: 500 * KB,
  paths: { [MOUNT]: 60_000 },
};
export const SHELL_BUDGET: SizeBudget = { route: 200 * KB, total: 400 * KB };

/** Growth that needs a reason: by more than a quarter, and by more than a small library. */
const GROWTH = 1.25;
const UNNOTICED = 8 * KB;

interface ListedFile {
  kind: string;
  bytes: number;
}

/** Brotli sizes where a script has such a file. Scripts in `apart` do not count in the total. */
export function weightOf(
  files: Readonly<Record<string, ListedFile>>,
  routes: readonly { path: string; files: readonly string[] }[],
  apart: readonly string[] = [],
): Weight {
  const sizeOf = (file: string) => (files[`${file}.br`] ?? files[file])?.bytes ?? 0;
  const sum = (names: readonly string[]) => names.reduce((bytes, file) => bytes + sizeOf(file), 0);
  const scripts = Object.keys(files).filter(
    (file) => files[file]?.kind === 'script' && !apart.includes(file),
  );
  return {
    total: sum(scripts),
    routes: Object.fromEntries(routes.map((route) => [route.path, sum(route.files)])),
  };
}

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

const rejection = (reason: string): GateRejection => ({
  gate: 'size',
  reason,
  what_to_do:
    'look at what was added (a new package, the sizes of the files in dist), load it on demand, or deploy with --accept size and say why',
});

function faults(what: string, now: number, before: number | undefined, budget: number) {
  if (now > budget)
    return [
      rejection(`${what} weighs ${kilobytes(now)} in brotli, the budget is ${kilobytes(budget)}`),
    ];
  const grown =
    before !== undefined && before > 0 && now > before * GROWTH && now - before > UNNOTICED;
  return grown
    ? [
        rejection(
          `${what} grew from ${kilobytes(before)} to ${kilobytes(now)} in brotli, more than a quarter`,
        ),
      ]
    : [];
}

export const sizeGate = (
  now: Weight,
  live: Weight | undefined,
  budget: SizeBudget,
): GateRejection[] => [
  ...faults('all its scripts together', now.total, live?.total, budget.total),
  ...Object.entries(now.routes).flatMap(([path, bytes]) =>
    faults(path, bytes, live?.routes[path], budget.paths?.[path] ?? budget.route),
  ),
];
