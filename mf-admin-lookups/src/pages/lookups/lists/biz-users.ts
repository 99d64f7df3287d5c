import type { BizUser } from '@pinpu/shared/contracts';
import { fetchBizUsers } from '../../../api/lookups.ts';
import type { Lookup } from '../lookup.ts';

/** Business users (spec §3). */
export const bizUsers: Lookup<BizUser> = {
  view: 'business-users',
  title: '商家',
  isScoped: false,
  read: fetchBizUsers,
  idOf: ({ BizUserId }) => BizUserId,
  labelOf: ({ DisplayName }) => DisplayName,
  columns: [
    { key: 'DisplayName', head: '名稱', text: ({ DisplayName }) => DisplayName },
    { key: 'BizUserId', head: '識別碼', text: ({ BizUserId }) => BizUserId },
  ],
};
