import { useEffect } from 'react';
import { useDocumentTitle } from './use-document-title.ts';

interface DocumentHead {
  title: string;
  description: string;
  /** Canonical path; '' for none. */
  canonical: string;
  /** False for a page that search engines must not index. */
  indexed?: boolean;
}

/** The attribute of tags that belong to one page, in the server's HTML and here; they are removed with the page. */
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

/** The shop's origin, from the server's canonical link, since the page may have been opened under another host name. */
function ownOrigin(): string {
  const first = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  shopOrigin ??= first === null ? window.location.origin : new URL(first.href).origin;
  return shopOrigin;
}

/** Sets the title and keeps description, canonical link and robots up to date as the route changes. */
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
    const origin = ownOrigin();
    if (canonical !== '') put('link[rel="canonical"]', make, 'href', origin + canonical);
    if (description !== '') putMeta('description', description);
    if (indexed) document.head.querySelector('meta[name="robots"]')?.remove();
    else putMeta('robots', 'noindex, follow');
  }, [canonical, description, indexed]);
}
