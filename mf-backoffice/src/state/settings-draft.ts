import { accountName } from '@pinpu/shared/api/admin';
import type { StoredSettings } from '@pinpu/shared/contracts/backoffice';
import { adminTokenAtom, atom } from '@pinpu/shared/state';

/** Unpublished changes: values by setting, null for a default, and the versions they replace. */
export interface SettingsDraft {
  values: Partial<StoredSettings>;
  seen: Readonly<Record<string, string>>;
}

const NOTHING: SettingsDraft = { values: {}, seen: {} };

/** Of one account, in this tab's memory. */
const storedDraftAtom = atom<{ account: string; draft: SettingsDraft }>({
  account: '',
  draft: NOTHING,
});

/**
 * The draft of home and shop of whoever is signed in. It outlives the page and an ended session, and is nobody else's;
 * closing the tab forgets it.
 */
export const settingsDraftAtom = atom(
  (get) => {
    const { account, draft } = get(storedDraftAtom);
    return account === accountName(get(adminTokenAtom)) ? draft : NOTHING;
  },
  (get, set, draft: SettingsDraft) =>
    set(storedDraftAtom, { account: accountName(get(adminTokenAtom)), draft }),
);
