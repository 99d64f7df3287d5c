import { keepPageAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, IconButton, useFocusFallback } from '@pinpu/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useRemotes } from '../composition/remotes-context.tsx';
import { newerCompositionAtom } from './newer-composition.ts';
import { useCompositionCheck } from './use-composition-check.ts';

function Offer({ onClose }: { onClose: () => void }) {
  const slip = useRef<HTMLDivElement>(null);
  useFocusFallback(slip);
  return (
    <Slip ref={slip}>
      <span>網站已更新</span>
      <Button size="small" onClick={() => window.location.reload()}>
        重新整理
      </Button>
      <IconButton icon="close" aria-label="稍後再更新" onClick={onClose} />
    </Slip>
  );
}

/**
 * Offers to reload a page whose composition has been replaced since it was loaded, never while something on it must not be
 * interrupted (ADR 0174). One that was declined is not offered again.
 */
export function NewVersionOffer() {
  const { id: own } = useRemotes().composition;
  useCompositionCheck(own);
  const newer = useAtomValue(newerCompositionAtom);
  const isBusy = useAtomValue(keepPageAtom);
  const [declined, setDeclined] = useState('');
  const isOffered = newer !== '' && newer !== declined && !isBusy;
  return <Place role="status">{isOffered && <Offer onClose={() => setDeclined(newer)} />}</Place>;
}

/** Below the header without a height of its own: nothing shifts, and a page's buttons at its foot stay free. */
const Place = styled.div`
  position: sticky;
  top: ${theme.frame.header};
  z-index: ${theme.layer.sticky};
  height: 0;
  display: grid;
  justify-content: center;
  @media print {
    display: none;
  }
`;

const Slip = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  height: max-content;
  margin-top: ${theme.space[8]};
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[4]} ${theme.space[16]};
  background: ${theme.colour.card};
  color: ${theme.colour.ink};
  border: ${theme.border.edge};
  border-radius: ${theme.radius.small};
  box-shadow: ${theme.shadow.lifted};
  font-size: ${theme.size[15]};
  white-space: nowrap;
`;
