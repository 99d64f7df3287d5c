import { useEffect } from 'react';
import { useRemotes } from '../composition/remotes-context.tsx';
import { internalLink } from '../routing/internal-link.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { prefetchPage } from './prefetch-page.ts';
import { savesData } from './saves-data.ts';

/** Hover time before prefetching; shorter crossings are ignored. */
const HOVER_MS = 65;
const LIMIT = 2;
const WAITING = 3;

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/**
 * Prefetches a link's code and data after 65 ms of hover, on touch, or on focus. The listeners are on the document, so
 * that they include links of all remotes and of configured HTML.
 */
export function usePrefetchOnHover() {
  const remotes = useRemotes();
  useEffect(() => {
    const enqueue = limitConcurrency(LIMIT, WAITING);
    let hovered: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const prefetch = (link: HTMLAnchorElement) => {
      const internal = savesData() ? undefined : internalLink(remotes.composition, link);
      if (internal !== undefined)
        enqueue(() => prefetchPage(remotes, internal.found, internal.address));
    };
    const hover = (event: Event) => {
      const link = linkAt(event);
      if (link === hovered) return;
      hovered = link;
      clearTimeout(timer);
      if (link !== null) timer = setTimeout(() => prefetch(link), HOVER_MS);
    };
    const onPress = (event: Event) => {
      const link = linkAt(event);
      if (link !== null) prefetch(link);
    };

    const listeners = [
      ['pointerover', hover],
      ['focusin', hover],
      ['pointerdown', onPress],
    ] as const;
    for (const [name, listener] of listeners)
      document.addEventListener(name, listener, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
    };
  }, [remotes]);
}
