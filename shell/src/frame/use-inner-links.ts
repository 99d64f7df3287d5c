import { useNavigate } from '@pinpu/shared/router';
import { type MouseEvent, useCallback } from 'react';
import { useRemotes } from '../composition/remotes-context.tsx';
import { routeFor } from '../routing/routes-of.ts';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Links in configured HTML go on inside the page, as every other link of the shop does. */
export function useInnerLinks() {
  const navigate = useNavigate();
  const { composition } = useRemotes();
  return useCallback(
    (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element))
        return;
      const link = event.target.closest('a');
      if (link === null || link.target !== '' || link.hasAttribute('download')) return;
      const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
      if (origin !== window.location.origin || hash !== '') return;
      if (routeFor(composition, pathname) === undefined) return;
      event.preventDefault();
      navigate(`${pathname}${search}`);
    },
    [navigate, composition],
  );
}
