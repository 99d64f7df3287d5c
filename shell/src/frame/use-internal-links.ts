import { useNavigate } from '@pinpu/shared/router';
import { type MouseEvent, useCallback } from 'react';
import { useRemotes } from '../composition/remotes-context.tsx';
import { internalLink } from '../routing/internal-link.ts';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Handles links in configured HTML by client-side navigation. */
export function useInternalLinks() {
  const navigate = useNavigate();
  const { composition } = useRemotes();
  return useCallback(
    (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element))
        return;
      const link = event.target.closest('a');
      const internal = link === null ? undefined : internalLink(composition, link);
      if (internal === undefined) return;
      event.preventDefault();
      navigate(internal.address);
    },
    [navigate, composition],
  );
}
