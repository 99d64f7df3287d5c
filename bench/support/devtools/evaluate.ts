import { until } from '../../harness/until.ts';
import type { BarePage } from './browser.ts';

/**
 * Calls a function in the page, with arguments that JSON can carry, and awaits its result. `Runtime.evaluate` needs no
 * `Runtime.enable`, which would make the engine parse functions again that throw.
 */
export async function evaluate<Given extends unknown[], Result>(
  page: BarePage,
  work: (...given: Given) => Result | Promise<Result>,
  ...given: Given
): Promise<Result> {
  const { result, exceptionDetails } = await page.Runtime.evaluate({
    expression: `(${work})(...${JSON.stringify(given)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Runs a function in every document of this page, before anything else. */
export const onNewDocument = <Given extends unknown[]>(
  page: BarePage,
  work: (...given: Given) => void,
  ...given: Given
) =>
  page.Page.addScriptToEvaluateOnNewDocument({
    source: `(${work})(...${JSON.stringify(given)})`,
  });

/** Waits until a function in the page returns true. */
export const untilTrue = <Given extends unknown[]>(
  page: BarePage,
  what: string,
  holds: (...given: Given) => boolean,
  ...given: Given
) => until(what, 30_000, () => evaluate(page, holds, ...given));
