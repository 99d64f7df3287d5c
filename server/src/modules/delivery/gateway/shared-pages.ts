import type { Clock } from '../../../platform/clock.ts';
import { filledTemplate } from '../../../platform/http/brotli-template/brotli-template.ts';
import { RecentEntries } from '../../../platform/recent-entries.ts';
import type { RenderedPage } from '../rendering/page.ts';
import { FRESH_MS } from '../rendering/shared-screens.ts';
import { type CompressedContent, compressedContents } from './compressed-contents.ts';

export interface PageHtml {
  status: number;
  html: Buffer;
  /** Whether nothing is missing: where the database is slow, a page is served without its head. */
  isComplete: boolean;
}

export interface OwnValues {
  nonce: string;
  token: string;
}

interface PageRequest {
  screen: RenderedPage;
  url: string;
  own: OwnValues;
  hasScripts: boolean;
}

interface SharedPage {
  status: number;
  content: CompressedContent;
}

type PagesOfScreen = Map<string, Promise<SharedPage | undefined>>;

/** The most shared pages of one screen; further ones are compressed for each visitor. */
const MAX_PAGES = 16;
const MAX_RECENT = 1000;

/** The visitor's own values, and the time at which the screen was rendered. */
const valuesOf = ({ state }: RenderedPage, { nonce, token }: OwnValues) => [
  nonce,
  token,
  String(state.now),
];

/** The most recent addresses whose page was made while its screen may still be stored. */
function recentAddresses(clock: Clock) {
  const times = new RecentEntries<number>(MAX_RECENT);
  return {
    has: (url: string) =>
      clock().getTime() - (times.get(url) ?? Number.NEGATIVE_INFINITY) < FRESH_MS,
    add: (url: string) => times.set(url, clock().getTime()),
  };
}

/** Compresses the page of a screen once for all its visitors. */
export function sharedPages(clock: Clock) {
  const pages = new WeakMap<RenderedPage, PagesOfScreen>();
  const contentOf = compressedContents();
  const recent = recentAddresses(clock);

  function pagesOf(screen: RenderedPage): PagesOfScreen {
    const known = pages.get(screen) ?? new Map();
    pages.set(screen, known);
    return known;
  }

  async function compressed(
    screen: RenderedPage,
    own: OwnValues,
    page: Promise<PageHtml>,
  ): Promise<SharedPage | undefined> {
    const { status, html, isComplete } = await page;
    if (!isComplete) return undefined;
    const content = await contentOf(html.toString(), valuesOf(screen, own));
    return content && { status, content };
  }

  return {
    /** Whether the page is probably shared: then data for a new page are not read yet. */
    isLikely: recent.has,
    /** Undefined where it can't be shared; `make` makes the page where it is the first one. */
    async pageOf(
      { screen, url, own, hasScripts }: PageRequest,
      make: () => Promise<PageHtml>,
    ): Promise<{ status: number; html: Buffer; isCompressed: true } | undefined> {
      const known = pagesOf(screen);
      const key = `${hasScripts} ${url}`;
      if (!known.has(key) && known.size >= MAX_PAGES) return undefined;
      const begun = known.get(key) ?? compressed(screen, own, make());
      if (!known.has(key)) recent.add(url);
      known.set(key, begun);
      const shared = await begun.catch(() => undefined);
      const html = shared && filledTemplate(shared.content.template, valuesOf(screen, own));
      return html && { status: shared.status, html, isCompressed: true };
    },
  };
}
