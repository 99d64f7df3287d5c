import type { Notice } from '@pinpu/shared/contracts';
import { atom } from 'jotai';

/** Notices of the global message modal, oldest first (spec §2). */
export const noticesAtom = atom<Notice[]>([]);

/** Shows notices in the global message modal. */
export const pushNoticesAtom = atom(null, (get, set, notices: Notice[]) =>
  set(noticesAtom, [...get(noticesAtom), ...notices]),
);

/** Closes the modal; notices that must not be closed stay. */
export const dismissNoticesAtom = atom(null, (get, set) =>
  set(
    noticesAtom,
    get(noticesAtom).filter((notice) => notice.noCloseButton),
  ),
);

/** Processes that are shorter than this show no message, which would only flash; in ms. */
const PROCESS_SHOWN_AFTER_MS = 700;

/**
 * Shows a running process with its elapsed time until the returned function is called (spec §2). Short processes show
 * nothing.
 */
export const beginProcessAtom = atom(
  null,
  (get, set, { code, message }: Pick<Notice, 'code' | 'message'>) => {
    const shown: Notice = {
      code,
      message,
      variant: 'info',
      title: '處理中',
      noCloseButton: true,
      startedAt: Date.now(),
    };
    const timer = setTimeout(() => set(pushNoticesAtom, [shown]), PROCESS_SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      set(
        noticesAtom,
        get(noticesAtom).filter((notice) => notice !== shown),
      );
    };
  },
);
