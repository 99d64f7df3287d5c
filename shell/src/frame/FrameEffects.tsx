import { renderTimeAtom, useAtomValue } from '@pinpu/shared/state';
import { useLayoutEffect } from 'react';
import { useMember } from '../session/use-member.ts';
import { useMemberCart } from '../session/use-member-cart.ts';
import { useSession } from '../session/use-session.ts';
import { useVisits } from '../session/use-visits.ts';
import { useSentSearch } from './search/recent-searches.ts';

function Effects() {
  // From now on, the page shows this browser's prices (shell/src/inline).
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
