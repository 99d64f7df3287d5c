import { useNavigate } from '@pinpu/shared/router';
import { useKeepPage } from '@pinpu/shared/state';
import { ConfirmDialog } from '@pinpu/shared/ui';
import { useEffect, useState } from 'react';
import { useBackGuard } from './use-back-guard.ts';

/** The address in this shop that a click opens in this tab; undefined for any other click. */
function addressOf(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target !== '' && link.target !== '_self')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isElsewhere = pathname !== window.location.pathname || search !== window.location.search;
  return origin === window.location.origin && isElsewhere && !link.hasAttribute('download')
    ? `${pathname}${search}${hash}`
    : undefined;
}

/** Lets the browser ask before the page is closed or reloaded. */
function useUnloadQuestion(active: boolean) {
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}

/** While there are unsaved changes, asks before the page is left by a link, by Back, or by closing the tab. */
export function UnsavedGuard({ active }: { active: boolean }) {
  const [leave, setLeave] = useState<() => void>();
  const navigate = useNavigate();
  useKeepPage(active ? 'unsaved changes' : undefined);
  useUnloadQuestion(active);
  useBackGuard(active, (go) => setLeave(() => go));
  useEffect(() => {
    if (!active) return undefined;
    const onClick = (event: MouseEvent) => {
      const to = addressOf(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      // Replaces the history entry that the guard added, so that Back leads to this page.
      setLeave(() => () => navigate(to, { replace: true }));
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [active, navigate]);
  return (
    <ConfirmDialog
      open={leave !== undefined}
      title="還沒有儲存"
      confirmLabel="不儲存，離開"
      cancelLabel="繼續編輯"
      tone="danger"
      onCancel={() => setLeave(undefined)}
      onConfirm={() => {
        setLeave(undefined);
        leave?.();
      }}
    >
      <p>您的變更還沒有儲存，離開後會遺失。</p>
    </ConfirmDialog>
  );
}
