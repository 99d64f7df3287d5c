import { openBreaker } from './breaker.ts';
import { type Performing, performPage } from './perform-page.ts';
import type { PreparedPage } from './prepared-page.ts';
import type { openProcess } from './render-process.ts';

export interface FailedPage {
  url: string;
  why: string;
}

const SILENT = { failed: () => undefined, ended: () => undefined };

/** The prepared page with the build of one remote only. */
const onlyOf = (name: string, { remotes, ...prepared }: PreparedPage): PreparedPage => ({
  ...prepared,
  remotes: { usable: remotes.usable.filter(({ build }) => build.remote === name), leftOut: [] },
});

/** Renders pages with the build of one remote in a separate process, so that it can't affect the live shop. */
export async function tryOut(
  means: Omit<Performing, 'renderer' | 'breaker' | 'reports'>,
  renderer: ReturnType<typeof openProcess>,
  name: string,
  pages: readonly PreparedPage[],
): Promise<FailedPage[]> {
  const own = { ...means, renderer, breaker: openBreaker(means.clock), reports: SILENT };
  const failed: FailedPage[] = [];
  try {
    for (const page of pages) {
      const { failures } = await performPage(own, onlyOf(name, page));
      const { url } = page;
      failed.push(...failures.flatMap(({ remote, why }) => (remote === name ? { url, why } : [])));
    }
  } finally {
    await renderer.stop();
  }
  return failed;
}
