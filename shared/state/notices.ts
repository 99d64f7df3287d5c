import type { Notice } from '@pinpu/shared/contracts';
import { atom } from 'jotai';

/** Notices of the global message modal, oldest first (spec §2). */
export const noticesAtom = atom<Notice[]>([]);

/** Shows notices in the global message modal. */
export const pushNoticesAtom = atom(null, (get, set, notices: Notice[]) =>
  set(noticesAtom, [...get(noticesAtom), ...notices]),
);

/** Closes the modal; notices that may not be closed stay. */
export const dismissNoticesAtom = atom(null, (get, set) =>
  set(
    noticesAtom,
    get(noticesAtom).filter((notice) => notice.noCloseButton),
  ),
);
