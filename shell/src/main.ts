/** Ends the current task, so that the browser can paint and answer. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A page in the background paints nothing. */
const PAINT_LIMIT_MS = 100;

/**
 * Lets the browser paint what the server has rendered: a script that comes from the browser's cache would be evaluated
 * before.
 */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.getElementById('pinpu-rendered') === null) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_LIMIT_MS);
  });

/**
 * Evaluates the script in tasks that are short on a slow phone: libraries, the shared modules, the shell's own, and the start.
 */
async function main() {
  await painted();
  await import(/* webpackMode: "eager" */ './composition/libraries.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './composition/shared-modules.ts');
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.tsx');
  await nextTask();
  await startShell();
}

main().catch((error: unknown) =>
  // As an error of this script, which the page's HTML watches (ADR 0182).
  setTimeout(() => {
    throw error;
  }),
);
