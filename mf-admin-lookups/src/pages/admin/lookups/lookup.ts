import { fetchBizUsers, fetchUserGroups } from '../../../api/admin-calls.ts';
import { userGroupLabel, withAdminGroup } from './user-group.ts';

/** One row of a lookup: its label, and the id used by other systems. */
export interface LookupRow {
  id: string;
  label: string;
}

/** A list of the administrative side: its name in the address, its title, and its query. */
export interface Lookup {
  view: string;
  title: string;
  read: () => Promise<LookupRow[]>;
}

/** Business users. */
export const bizUsers: Lookup = {
  view: 'business-users',
  title: '商家',
  read: async () =>
    (await fetchBizUsers()).map(({ BizUserId, DisplayName }) => ({
      id: BizUserId,
      label: DisplayName,
    })),
};

/** User groups with the built-in one. */
export const userGroups: Lookup = {
  view: 'user-groups',
  title: '使用者群組',
  read: async () =>
    withAdminGroup(await fetchUserGroups()).map((group) => ({
      id: group.GroupId,
      label: userGroupLabel(group),
    })),
};

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** The rows that contain every word of `text`. */
export function rowsMatching(rows: readonly LookupRow[], text: string): LookupRow[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return rows.filter(({ id, label }) => {
    const content = plain(`${label} ${id}`);
    return words.every((word) => content.includes(word));
  });
}
