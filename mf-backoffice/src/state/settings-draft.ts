import { accountName } from '@pinpu/shared/api/admin';
import type { StoredSettings } from '@pinpu/shared/contracts/backoffice';
import { adminTokenAtom, atom } from '@pinpu/shared/state';

/** Unpublished changes: `values` by setting (null for the default), and in `seen` the versions they replace. */
export interface SettingsDraft {
  values: Partial<StoredSettings>;
  seen: Readonly<Record<string, string>>;
}

const NOTHING: SettingsDraft = { values: {}, seen: {} };

/** The draft and the account that it belongs to; in this tab's memory only. */
const storedDraftAtom = atom<{ account: string; draft: SettingsDraft }>({
  account: '',
  draft: NOTHING,
});

/**
 * The signed-in account's draft of the settings of home and shop. It survives leaving the page and the end of a
 * session; closing the tab loses it.
 */
export const settingsDraftAtom = atom(
  (get) => {
    const { account, draft } = get(storedDraftAtom);
    return account === accountName(get(adminTokenAtom)) ? draft : NOTHING;
  },
  (get, set, draft: SettingsDraft) =>
    set(storedDraftAtom, { account: accountName(get(adminTokenAtom)), draft }),
);
