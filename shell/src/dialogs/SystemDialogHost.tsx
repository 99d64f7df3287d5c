import type { Notice as NoticeContent } from '@pinpu/shared/contracts';
import { useAppEvent } from '@pinpu/shared/events';
import {
  dismissNoticesAtom,
  noticesAtom,
  pushNoticesAtom,
  useAtomValue,
  useSetAtom,
} from '@pinpu/shared/state';
import { Button, Dialog, Notice, Stack } from '@pinpu/shared/ui';
import { useCallback } from 'react';
import { Elapsed } from './Elapsed.tsx';

/** Notices without duplicates, as when two calls of a page fail in the same way. */
const distinct = (notices: readonly NoticeContent[]) =>
  notices.filter(
    (notice, at) =>
      notices.findIndex((one) => one.code === notice.code && one.message === notice.message) === at,
  );

/** The global message modal: every notice as `[code] message` (spec §2). */
export function SystemDialogHost() {
  const notices = useAtomValue(noticesAtom);
  const push = useSetAtom(pushNoticesAtom);
  const dismiss = useSetAtom(dismissNoticesAtom);
  useAppEvent(
    'APP_EC_ERROR',
    useCallback((detail) => push(detail.notices), [push]),
  );
  const closable = notices.every((notice) => !notice.noCloseButton);
  return (
    <Dialog
      open={notices.length > 0}
      role="alertdialog"
      title={notices[0]?.title ?? '系統提示'}
      dismissable={closable}
      onClose={dismiss}
      footer={
        closable && (
          <Button wide onClick={dismiss}>
            我知道了
          </Button>
        )
      }
    >
      <Stack>
        {distinct(notices).map(({ code, message, variant, startedAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notices have no id.
          <Notice key={index} variant={variant} code={code} message={message}>
            {startedAt !== undefined && <Elapsed since={startedAt} />}
          </Notice>
        ))}
      </Stack>
    </Dialog>
  );
}
