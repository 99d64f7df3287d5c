/** Ends the current task, so that the browser can paint and answer. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** After this many ms it continues without a paint, since a page in the background does not paint. */
const PAINT_LIMIT_MS = 100;

const isPainted = () => performance.getEntriesByType('paint').length > 0;

/** Lets the browser paint first, since a script from its cache would be evaluated before that. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (isPainted()) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_LIMIT_MS);
  });

/**
 * Whether the server's HTML is visible. If the shopper returns to a scrolled position, the page is rendered again
 * before it has loaded, since afterwards the browser no longer restores its position.
 */
const isShown = () =>
  document.getElementById('pinpu-rendered') !== null &&
  document.documentElement.dataset.returning === undefined;

/**
 * Evaluates the scripts of a visible page in tasks that are short even on a slow phone: libraries, the shared modules,
 * the shell's own, and the start.
 */
async function main() {
  const isSeen = isShown();
  if (isSeen) await painted();
  await import(/* webpackMode: "eager" */ './composition/libraries.ts');
  if (isSeen) await nextTask();
  await import(/* webpackMode: "eager" */ './composition/shared-modules.ts');
  if (isSeen) await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.tsx');
  if (isSeen) await nextTask();
  await startShell();
}

main().catch((error: unknown) =>
  // Thrown as an error of this script, which the page's HTML watches for.
  setTimeout(() => {
    throw error;
  }),
);
