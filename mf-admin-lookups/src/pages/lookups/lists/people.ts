import type { SystemUser, UserGroup } from '@pinpu/shared/contracts';
import { fetchSystemUsers, fetchUserGroups } from '../../../api/lookups.ts';
import type { Lookup } from '../lookup.ts';
import { userGroupLabel, withAdminGroup } from '../user-group.ts';

export const systemUsers: Lookup<SystemUser> = {
  view: 'system-users',
  title: '系統使用者',
  isScoped: false,
  read: fetchSystemUsers,
  idOf: ({ UserId }) => UserId,
  labelOf: ({ DisplayName }) => DisplayName,
  columns: [
    { key: 'DisplayName', head: '名稱', text: ({ DisplayName }) => DisplayName },
    { key: 'UserId', head: '識別碼', text: ({ UserId }) => UserId },
  ],
};

export const userGroups: Lookup<UserGroup> = {
  view: 'user-groups',
  title: '使用者群組',
  isScoped: false,
  read: async (request) => withAdminGroup(await fetchUserGroups(request), request.text),
  idOf: ({ GroupId }) => GroupId,
  labelOf: userGroupLabel,
  columns: [
    { key: 'Name', head: '名稱', text: userGroupLabel },
    { key: 'GroupCode', head: '代碼', text: ({ GroupCode }) => GroupCode },
    { key: 'GroupId', head: '識別碼', text: ({ GroupId }) => GroupId },
  ],
};
