import type { UserGroup } from '@pinpu/shared/contracts';

/** The built-in administrator group, absent from the server's lists (spec §3, §6). */
export const ADMIN_GROUP: UserGroup = {
  GroupId: '00000000-0000-0000-0000-000000000000',
  GroupCode: 'ADMIN',
  Name: '系統管理員',
};

/** `Name (GroupCode)`, or the name alone without a code (spec §3). */
export const userGroupLabel = ({ Name, GroupCode }: UserGroup) =>
  GroupCode === '' ? Name : `${Name} (${GroupCode})`;

/** The groups, the built-in one first. */
export const withAdminGroup = (groups: readonly UserGroup[]) => [
  ADMIN_GROUP,
  ...groups.filter(({ GroupId }) => GroupId !== ADMIN_GROUP.GroupId),
];
