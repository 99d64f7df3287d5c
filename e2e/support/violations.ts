import type { APIRequestContext, Page } from '@playwright/test';
import { metrics } from './metrics.ts';

/** Collects what the content security policies of a browser's pages reject from now on, with each page's message. */
export async function collectViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  const context = page.context();
  await context.exposeFunction('reportViolation', (text: string) => found.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void };
      reportViolation(`${location.pathname} ${event.violatedDirective} ${event.sample}`);
    });
  });
  return found;
}

/** The number of violations of a directive that the shop has counted. */
export async function countedViolations(
  request: APIRequestContext,
  directive: string,
  blocked: string,
): Promise<number> {
  const labels = `{directive="${directive}",blocked="${blocked}"}`;
  const line = (await metrics(request)).find((one) =>
    one.includes(`csp_violations_total${labels}`),
  );
  return Number(line?.split(' ').at(-1) ?? 0);
}
