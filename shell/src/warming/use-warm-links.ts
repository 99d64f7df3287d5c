import { useEffect } from 'react';
import { useRemotes } from '../composition/remotes-context.tsx';
import { innerAddress } from '../routing/inner-address.ts';
import { fewAtOnce } from './few-at-once.ts';
import { savesData } from './saves-data.ts';
import { warmPage } from './warm-page.ts';

/** A pointer that rests this long on a link means it; one that crosses it does not. */
const REST_MS = 65;
const AT_ONCE = 2;
const WAITING = 3;

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/**
 * Reads ahead the page behind a link that a pointer rests on, a finger touches or the focus has reached. One
 * ear for the whole page hears the links of all remotes, and those in configured HTML.
 */
export function useWarmLinks() {
  const remotes = useRemotes();
  useEffect(() => {
    const enqueue = fewAtOnce(AT_ONCE, WAITING);
    let rested: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const warm = (link: HTMLAnchorElement) => {
      const inner = savesData() ? undefined : innerAddress(remotes.composition, link);
      if (inner !== undefined) enqueue(() => warmPage(remotes, inner.found, inner.address));
    };
    const rest = (event: Event) => {
      const link = linkAt(event);
      if (link === rested) return;
      rested = link;
      clearTimeout(timer);
      if (link !== null) timer = setTimeout(() => warm(link), REST_MS);
    };
    const press = (event: Event) => {
      const link = linkAt(event);
      if (link !== null) warm(link);
    };

    const ears = [
      ['pointerover', rest],
      ['focusin', rest],
      ['pointerdown', press],
    ] as const;
    for (const [name, ear] of ears) document.addEventListener(name, ear, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const [name, ear] of ears) document.removeEventListener(name, ear);
    };
  }, [remotes]);
}
