import type { UserGroup } from '@pinpu/shared/contracts';
import { isContaining, wordsOf } from '../../features/matching-words.ts';

/** The built-in administrator group, absent from the server's lists (spec §3, §6). */
export const ADMIN_GROUP: UserGroup = {
  GroupId: '00000000-0000-0000-0000-000000000000',
  GroupCode: 'ADMIN',
  Name: '系統管理員',
};

/** `Name (GroupCode)`, or the name alone without a code (spec §3). */
export const userGroupLabel = ({ Name, GroupCode }: UserGroup) =>
  GroupCode === '' ? Name : `${Name} (${GroupCode})`;

/** The groups that the server found for `text`, preceded by the built-in one if that matches, too. */
export function withAdminGroup(groups: readonly UserGroup[], text = ''): UserGroup[] {
  const listed = groups.filter(({ GroupId }) => GroupId !== ADMIN_GROUP.GroupId);
  const isFound = isContaining(Object.values(ADMIN_GROUP).join(' '), wordsOf(text));
  return isFound ? [ADMIN_GROUP, ...listed] : listed;
}
