import type {
  bizAccountGroups,
  bizMerchants,
  bizUsers,
  systemUsers,
  userGroups,
} from '@pinpu/server/plugin';
import { accountGroupId, bizUserId, merchantId, systemUserId, userGroupId } from './admin-ids.ts';

export { demoBillPeriods } from './bill-periods.ts';
export { demoBillTemplates } from './bill-templates.ts';

/** Business users of the billing side (spec §3); organisations, never people. */
export const demoBizUsers: readonly (typeof bizUsers.$inferInsert)[] = [
  { BizUserId: bizUserId(1), DisplayName: '拼鋪示範總公司' },
  { BizUserId: bizUserId(2), DisplayName: '第一營業處' },
  { BizUserId: bizUserId(3), DisplayName: '第二營業處' },
  { BizUserId: bizUserId(4), DisplayName: '示範社區管理委員會' },
  { BizUserId: bizUserId(5), DisplayName: '示範國民小學家長會' },
  { BizUserId: bizUserId(6), DisplayName: '示範農產運銷合作社' },
  { BizUserId: bizUserId(7), DisplayName: '示範才藝教室' },
  { BizUserId: bizUserId(8), DisplayName: '示範商圈發展協會' },
  { BizUserId: bizUserId(9), DisplayName: '示範停車場管理站' },
  { BizUserId: bizUserId(10), DisplayName: '示範登山社' },
];

/** System users (spec §3), named after their desk. */
export const demoSystemUsers: readonly (typeof systemUsers.$inferInsert)[] = [
  { UserId: systemUserId(1), DisplayName: '帳務窗口' },
  { UserId: systemUserId(2), DisplayName: '客服一組' },
  { UserId: systemUserId(3), DisplayName: '客服二組' },
  { UserId: systemUserId(4), DisplayName: '出貨窗口' },
  { UserId: systemUserId(5), DisplayName: '商品編輯' },
  { UserId: systemUserId(6), DisplayName: '系統維運' },
  { UserId: systemUserId(7), DisplayName: '夜間排程' },
];

/** User groups (spec §3); two have no code and show their name alone. */
export const demoUserGroups: readonly (typeof userGroups.$inferInsert)[] = [
  { GroupId: userGroupId(1), GroupCode: 'ACC', Name: '會計組' },
  { GroupId: userGroupId(2), GroupCode: 'CS', Name: '客服組' },
  { GroupId: userGroupId(3), GroupCode: 'WH', Name: '倉儲組' },
  { GroupId: userGroupId(4), GroupCode: 'MKT', Name: '行銷組' },
  { GroupId: userGroupId(5), GroupCode: '', Name: '稽核觀察員' },
  { GroupId: userGroupId(6), GroupCode: '', Name: '支援人力' },
  { GroupId: userGroupId(7), GroupCode: 'EDIT', Name: '商品編輯組' },
];

/** Account groups (spec §3) by the business user they belong to. */
export const demoAccountGroups: readonly (typeof bizAccountGroups.$inferInsert)[] = [
  { BizAccountGroupId: accountGroupId(1), Name: '供應商貨款', BizUserId: bizUserId(1) },
  { BizAccountGroupId: accountGroupId(2), Name: '推廣分潤', BizUserId: bizUserId(1) },
  { BizAccountGroupId: accountGroupId(3), Name: '門市租金', BizUserId: bizUserId(2) },
  { BizAccountGroupId: accountGroupId(4), Name: '團購預收款', BizUserId: bizUserId(3) },
  { BizAccountGroupId: accountGroupId(5), Name: '社區管理費', BizUserId: bizUserId(4) },
  { BizAccountGroupId: accountGroupId(6), Name: '家長會費', BizUserId: bizUserId(5) },
  { BizAccountGroupId: accountGroupId(7), Name: '社員股金與運費', BizUserId: bizUserId(6) },
  { BizAccountGroupId: accountGroupId(8), Name: '課程學費', BizUserId: bizUserId(7) },
  { BizAccountGroupId: accountGroupId(9), Name: '攤位使用費', BizUserId: bizUserId(8) },
  { BizAccountGroupId: accountGroupId(10), Name: '月租車位', BizUserId: bizUserId(9) },
];

/** Payment merchants (spec §3); three have no code and show 未指定收款企編. No real bank has the code 990. */
export const demoMerchants: readonly (typeof bizMerchants.$inferInsert)[] = [
  {
    BizMerchantId: merchantId(1),
    BizMerchantCode: '90001',
    MerchantName: '總公司收款戶',
    EntryBankCode: '990',
    EntryBankNo: '990000010001',
    BizUserId: bizUserId(1),
  },
  {
    BizMerchantId: merchantId(2),
    BizMerchantCode: '90002',
    MerchantName: '第一營業處收款戶',
    EntryBankCode: '990',
    EntryBankNo: '990000020001',
    BizUserId: bizUserId(2),
  },
  {
    BizMerchantId: merchantId(3),
    BizMerchantCode: '',
    MerchantName: '第二營業處收款戶',
    EntryBankCode: '990',
    EntryBankNo: '990000030001',
    BizUserId: bizUserId(3),
  },
  {
    BizMerchantId: merchantId(4),
    BizMerchantCode: '90004',
    MerchantName: '社區管理費專戶',
    EntryBankCode: '990',
    EntryBankNo: '990000040001',
    BizUserId: bizUserId(4),
  },
  {
    BizMerchantId: merchantId(5),
    BizMerchantCode: '',
    MerchantName: '家長會費專戶',
    EntryBankCode: '',
    EntryBankNo: '',
    BizUserId: bizUserId(5),
  },
  {
    BizMerchantId: merchantId(6),
    BizMerchantCode: '90006',
    MerchantName: '合作社收款戶',
    EntryBankCode: '990',
    EntryBankNo: '990000060001',
    BizUserId: bizUserId(6),
  },
  {
    BizMerchantId: merchantId(7),
    BizMerchantCode: '90007',
    MerchantName: '才藝教室學費戶',
    EntryBankCode: '990',
    EntryBankNo: '990000070001',
    BizUserId: bizUserId(7),
  },
  {
    BizMerchantId: merchantId(8),
    BizMerchantCode: '',
    MerchantName: '停車場月租戶',
    EntryBankCode: '990',
    EntryBankNo: '990000090001',
    BizUserId: bizUserId(9),
  },
];
