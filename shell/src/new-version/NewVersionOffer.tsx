import { keepPageAtom, useAtomValue } from '@pinpu/shared/state';
import { Button, IconButton, useFocusFallback } from '@pinpu/shared/ui';
import { useRef, useState } from 'react';
import { useRemotes } from '../composition/remotes-context.tsx';
import { HeaderSlip, HeaderSlipPlace } from '../frame/header-slip.ts';
import { newerCompositionAtom } from './newer-composition.ts';
import { useCompositionCheck } from './use-composition-check.ts';

function Offer({ onClose }: { onClose: () => void }) {
  const slip = useRef<HTMLDivElement>(null);
  useFocusFallback(slip);
  return (
    <HeaderSlip ref={slip}>
      <span>網站已更新</span>
      <Button size="small" onClick={() => window.location.reload()}>
        重新整理
      </Button>
      <IconButton icon="close" aria-label="稍後再更新" onClick={onClose} />
    </HeaderSlip>
  );
}

/**
 * Offers to reload a page whose composition has been replaced since it was loaded, but never while something on it must
 * not be interrupted (ADR 0174). A declined offer is not repeated.
 */
export function NewVersionOffer() {
  const { id: own } = useRemotes().composition;
  useCompositionCheck(own);
  const newer = useAtomValue(newerCompositionAtom);
  const isBusy = useAtomValue(keepPageAtom);
  const [declined, setDeclined] = useState('');
  const isOffered = newer !== '' && newer !== declined && !isBusy;
  return (
    <HeaderSlipPlace role="status">
      {isOffered && <Offer onClose={() => setDeclined(newer)} />}
    </HeaderSlipPlace>
  );
}
