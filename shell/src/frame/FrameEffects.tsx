import { renderTimeAtom, useAtomValue } from '@pinpu/shared/state';
import { useLayoutEffect } from 'react';
import { useMember } from '../start/use-member.ts';
import { useMemberCart } from '../start/use-member-cart.ts';
import { useSession } from '../start/use-session.ts';
import { useVisits } from '../start/use-visits.ts';
import { useSentSearch } from './search/recent-searches.ts';

function Effects() {
  // From now on, the page shows this browser's prices (shell/html/index.html).
  useLayoutEffect(() => {
    delete document.documentElement.dataset.code;
  }, []);
  useSession();
  useVisits();
  useMember();
  useMemberCart();
  useSentSearch();
  return null;
}

/** Effects of the frame that use this browser's stored data, once it can be read. */
export function FrameEffects() {
  return useAtomValue(renderTimeAtom) === undefined && <Effects />;
}
