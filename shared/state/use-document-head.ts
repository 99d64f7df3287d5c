import { useEffect } from 'react';
import { useDocumentTitle } from './use-document-title.ts';

/** What a page says of itself to search engines. */
interface DocumentHead {
  title: string;
  description: string;
  /** Path of the one address under which this page is known. */
  canonical: string;
  /** False for what search engines shan't list. */
  indexed?: boolean;
}

/** The server marks with `data-page` what it writes of one page; so does this, and takes it away with the page. */
const OF_PAGE = 'data-page';

function put(selector: string, make: () => HTMLElement, name: string, value: string) {
  const tag = document.head.querySelector(selector) ?? document.head.appendChild(make());
  tag.setAttribute(OF_PAGE, '');
  if (tag.getAttribute(name) !== value) tag.setAttribute(name, value);
}

function putMeta(name: string, content: string) {
  const make = () => Object.assign(document.createElement('meta'), { name });
  put(`meta[name="${name}"]`, make, 'content', content);
}

let shopOrigin: string | undefined;

/** The shop's own origin: the server's canonical link tells it, where the page may have come by another name. */
function ownOrigin(): string {
  const first = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  shopOrigin ??= first === null ? window.location.origin : new URL(first.href).origin;
  return shopOrigin;
}

/** Names the tab and keeps the head's description, canonical address and robots true as the route changes. */
export function useDocumentHead({ title, description, canonical, indexed = true }: DocumentHead) {
  useDocumentTitle(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server wrote stays until the address changes.
  useEffect(
    () => () => {
      for (const tag of document.head.querySelectorAll(`[${OF_PAGE}]`)) tag.remove();
    },
    [canonical],
  );
  useEffect(() => {
    const make = () => Object.assign(document.createElement('link'), { rel: 'canonical' });
    put('link[rel="canonical"]', make, 'href', ownOrigin() + canonical);
    if (description !== '') putMeta('description', description);
    if (indexed) document.head.querySelector('meta[name="robots"]')?.remove();
    else putMeta('robots', 'noindex, follow');
  }, [canonical, description, indexed]);
}
