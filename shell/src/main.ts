import { takeStyles } from './start/take-styles.ts';

/** Ends the current task, so that the browser can paint and answer. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A page in the background paints nothing. */
const PAINT_LIMIT_MS = 100;

const isPainted = () => performance.getEntriesByType('paint').length > 0;

/** Lets the browser paint: a script that comes from its cache would be evaluated before. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (isPainted()) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_LIMIT_MS);
  });

/**
 * Whether the server has rendered something that is seen. A page that is returned to scrolled is drawn anew, and before it
 * is loaded: the browser does not look for its place any more after that.
 */
const isShown = () =>
  document.getElementById('pinpu-rendered') !== null &&
  document.documentElement.dataset.returning === undefined;

/**
 * Evaluates the script below a page that is seen in tasks that are short on a slow phone: libraries, the shared modules,
 * the shell's own, and the start.
 */
async function main() {
  const isSeen = isShown();
  if (isSeen) await painted();
  const written = takeStyles();
  await import(/* webpackMode: "eager" */ './composition/libraries.ts');
  const { adoptStyles } = await import(/* webpackMode: "eager" */ './start/adopt-styles.ts');
  adoptStyles(written);
  if (isSeen) await nextTask();
  await import(/* webpackMode: "eager" */ './composition/shared-modules.ts');
  if (isSeen) await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.tsx');
  if (isSeen) await nextTask();
  await startShell();
}

main().catch((error: unknown) =>
  // As an error of this script, which the page's HTML watches (ADR 0182).
  setTimeout(() => {
    throw error;
  }),
);
