import { useNavigate } from '@pinpu/shared/router';
import { type MouseEvent, useCallback } from 'react';
import { useRemotes } from '../composition/remotes-context.tsx';
import { innerAddress } from '../routing/inner-address.ts';

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
      const inner = link === null ? undefined : innerAddress(composition, link);
      if (inner === undefined) return;
      event.preventDefault();
      navigate(inner.address);
    },
    [navigate, composition],
  );
}
