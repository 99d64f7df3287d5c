import type { Rendered, RenderFailure, RenderHost, RenderJob } from '@pinpu/shared/contracts';
import { queryClient } from '@pinpu/shared/query';
import { createMemoryHistory } from '@pinpu/shared/router';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../App.tsx';
import { forgetParts, remoteOf } from '../composition/parts.ts';
import { RenderedPartsContext, RenderMarksContext } from '../composition/rendered-parts.ts';
import { prefetchPromoCodes } from '../routing/promo-code-query.ts';
import { routeFor } from '../routing/routes-of.ts';
import { ServedHistoryContext } from '../routing/ShopRouter.tsx';
import { firstState } from '../start/first-state.ts';
import { pageQueries } from '../start/page-queries.ts';
import { preparePriceLevel } from '../start/prepare-price-level.ts';
import { loadParts, textOf } from './load-parts.ts';
import { renewState, setState } from './page-state.ts';
import { fixed, servedRemotes } from './served-remotes.ts';

/** React's own preload hints for pictures are removed: the gateway adds its hints in its own order. */
const PICTURE_HINTS = /<link rel="preload" as="image"[^>]*>/g;

const addressOf = (url: string) => {
  const [pathname = '/', query = ''] = url.split('?', 2);
  return { pathname, search: query === '' ? '' : `?${query}` };
};

/** Clears the state and the parts of the previous page. */
function renew(host: RenderHost) {
  renewState();
  forgetParts();
  globalThis.pinpuGuestApi = host.fetch;
}

/** Waits for the page's data, at most `limitMs`. */
async function inTime(work: Promise<unknown>, limitMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([work.catch(() => undefined), limit]);
  clearTimeout(timer);
}

/** Records which part is rendering, and which have begun. */
function openMarks(host: RenderHost) {
  const rendered = new Set<string>();
  let part = '';
  return {
    rendered,
    current: () => part,
    mark: (next: string) => {
      part = next;
      if (next !== '') rendered.add(next);
      host.enter(remoteOf(next));
    },
  };
}

/** Renders once; `failed` is the part that threw, '' for the shell itself. */
async function renderOnce(tree: ReactNode, current: () => string) {
  const sheet = new ServerStyleSheet();
  let failed: { part: string; why: string } | undefined;
  const onError = (error: unknown) => {
    failed ??= { part: current(), why: textOf(error) };
  };
  try {
    const stream = await renderToReadableStream(sheet.collectStyles(tree), {
      onError,
      // Rendered in place, however large, so that no script has to move it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    await stream.allReady;
    const html = (await new Response(stream).text()).replace(PICTURE_HINTS, '');
    return { html, styles: sheet.getStyleTags(), failed };
  } finally {
    sheet.seal();
  }
}

/**
 * Renders a page for a visitor without a session: its frame, and the parts of remotes with a build for Node. A part
 * that throws is left to the browser, and the rest is rendered again.
 */
export async function renderPage(job: RenderJob, host: RenderHost): Promise<Rendered | undefined> {
  const address = addressOf(job.url);
  const found = routeFor(job.composition, address.pathname);
  if (found === undefined) return undefined;
  renew(host);
  setState(() => firstState(job));
  const remotes = servedRemotes(job.composition, host);
  const loaded = await loadParts(remotes, host, found);
  const failures: RenderFailure[] = [...loaded.failures];
  let parts = loaded.parts;

  await inTime(prefetchPromoCodes(address), job.data_limit_ms);
  setState(() => preparePriceLevel(found.route.price_level ?? 0, address));
  const data = async () => {
    host.enter(found.route.remote);
    await loaded.page?.prefetch?.(found.params, address);
  };
  await inTime(data(), job.data_limit_ms);
  host.enter('');

  for (;;) {
    const { current, rendered, mark } = openMarks(host);
    const tree = (
      <ServedHistoryContext
        value={createMemoryHistory({ initialEntries: [address], v5Compat: true })}
      >
        <RenderMarksContext value={mark}>
          <RenderedPartsContext value={new Set(parts)}>
            <App remotes={fixed(remotes)} />
          </RenderedPartsContext>
        </RenderMarksContext>
      </ServedHistoryContext>
    );
    const { html, styles, failed } = await renderOnce(tree, current);
    if (failed === undefined)
      return { html, styles, parts: [...rendered], failures, queries: pageQueries(queryClient) };
    const { part, why } = failed;
    if (!parts.includes(part)) throw new Error(why);
    failures.push({ remote: remoteOf(part), part, why });
    parts = parts.filter((one) => one !== part);
  }
}
