import { keepPageAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { Button, IconButton, useFocusFallback } from '@pinpu/shared/ui';
import { useEffect, useRef, useState } from 'react';
import {
  askForNewerComposition,
  checkedAtAtom,
  newerCompositionAtom,
} from '../composition/outdated/newer-composition.ts';
import { useRemotes } from '../composition/remotes-context.tsx';
import { HeaderNotice, HeaderNoticePlace } from './header-notice.ts';

const EVERY_MS = 5 * 60_000;
const AFTER_RETURN_MS = 60_000;

/** Asks for a newer composition every few minutes while the page is visible, and when the shopper returns to it. */
function useCompositionCheck(own: string) {
  const setCheckedAt = useSetAtom(checkedAtAtom);
  useEffect(() => {
    setCheckedAt(Date.now());
    const ask = (pause: number) => {
      if (!document.hidden) void askForNewerComposition(own, pause);
    };
    const onReturn = () => ask(AFTER_RETURN_MS);
    const timer = setInterval(() => ask(EVERY_MS), EVERY_MS);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [own, setCheckedAt]);
}

function Offer({ onClose }: { onClose: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  useFocusFallback(notice);
  return (
    <HeaderNotice ref={notice}>
      <span>網站已更新</span>
      <Button size="small" onClick={() => window.location.reload()}>
        重新整理
      </Button>
      <IconButton icon="close" aria-label="稍後再更新" onClick={onClose} />
    </HeaderNotice>
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
    <HeaderNoticePlace role="status">
      {isOffered && <Offer onClose={() => setDeclined(newer)} />}
    </HeaderNoticePlace>
  );
}
