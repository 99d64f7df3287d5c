import { until } from '../../support/until.ts';
import type { BarePage } from './browser.ts';

/**
 * Calls a function in the page with arguments that can be JSON, and awaits its result. `Runtime.evaluate` does not need
 * `Runtime.enable`, which would make the engine parse throwing functions again.
 */
export async function evaluate<Args extends unknown[], Result>(
  page: BarePage,
  work: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<Result> {
  const { result, exceptionDetails } = await page.Runtime.evaluate({
    expression: `(${work})(...${JSON.stringify(args)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Runs a function in every document of this page, before anything else. */
export const onNewDocument = <Args extends unknown[]>(
  page: BarePage,
  work: (...args: Args) => void,
  ...args: Args
) =>
  page.Page.addScriptToEvaluateOnNewDocument({
    source: `(${work})(...${JSON.stringify(args)})`,
  });

/** Waits until a function in the page returns true. */
export const untilTrue = <Args extends unknown[]>(
  page: BarePage,
  what: string,
  holds: (...args: Args) => boolean,
  ...args: Args
) => until(what, 30_000, () => evaluate(page, holds, ...args));
