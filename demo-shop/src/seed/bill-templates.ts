import type { billTemplates } from '@pinpu/server/plugin';
import { accountGroupId, billTemplateId } from './admin-ids.ts';

type BillTemplateRow = typeof billTemplates.$inferInsert;

/** Signatories of bills: names of desks, not of people. */
const threeDesks: Partial<BillTemplateRow> = {
  SignTitleA: '製單',
  SignNameA: '帳務窗口',
  SignTitleB: '覆核',
  SignNameB: '會計組',
  SignTitleC: '主管',
};

/** Bill templates (spec §3), at least one for most account groups. */
export const demoBillTemplates: readonly BillTemplateRow[] = [
  {
    BillTemplateId: billTemplateId(1),
    Name: '供應商月結單',
    BizAccountGroupId: accountGroupId(1),
    DtlList: [
      { Name: '貨款', Amount: 0 },
      { Name: '退貨扣款', Amount: 0 },
      { Name: '匯款手續費', Amount: 30 },
    ],
    ...threeDesks,
    BillLayoutMemo: '款項於次月十五日匯入貴單位帳戶。',
    IsDisplayZeroItem: true,
  },
  {
    BillTemplateId: billTemplateId(2),
    Name: '推廣分潤明細',
    BizAccountGroupId: accountGroupId(2),
    PrintLayoutType: 2,
    DtlList: [{ Name: '當月分潤', Amount: 0 }],
    ...threeDesks,
  },
  {
    BillTemplateId: billTemplateId(3),
    Name: '門市租金繳款單',
    BizAccountGroupId: accountGroupId(3),
    DtlList: [
      { Name: '租金', Amount: 28000 },
      { Name: '公共電費分攤', Amount: 1500 },
    ],
    UsePfn: true,
    SignTitleA: '承辦',
    SignNameA: '第一營業處',
  },
  {
    BillTemplateId: billTemplateId(4),
    Name: '社區管理費通知單',
    BizAccountGroupId: accountGroupId(5),
    DtlList: [
      { Name: '管理費', Amount: 1800 },
      { Name: '機車位清潔費', Amount: 200 },
      { Name: '公共基金', Amount: 300 },
    ],
    UsePfn: true,
    ...threeDesks,
    SignNameA: '管理中心',
    SignNameB: '財務委員會',
    BillLayoutMemo: '請於期限前至便利商店或以轉帳繳納，收據請自行留存。',
  },
  {
    BillTemplateId: billTemplateId(5),
    Name: '社區管理費通知單（雙月）',
    BizAccountGroupId: accountGroupId(5),
    PrintLayoutType: 2,
    DtlList: [{ Name: '管理費（兩個月）', Amount: 3600 }],
    UsePfn: true,
  },
  {
    BillTemplateId: billTemplateId(6),
    Name: '家長會費收據',
    BizAccountGroupId: accountGroupId(6),
    PrintLayoutType: 3,
    DtlList: [{ Name: '學期會費', Amount: 100 }],
    SignTitleA: '經手',
    SignNameA: '家長會辦公室',
  },
  {
    BillTemplateId: billTemplateId(7),
    Name: '課程學費單',
    BizAccountGroupId: accountGroupId(8),
    DtlList: [
      { Name: '學費', Amount: 3200 },
      { Name: '材料費', Amount: 450 },
      { Name: '教室押金', Amount: 0 },
    ],
    BillLayoutMemo: '開課後退費依班別公告辦理。',
    IsDisplayZeroItem: true,
  },
  {
    BillTemplateId: billTemplateId(8),
    Name: '攤位使用費單',
    BizAccountGroupId: accountGroupId(9),
    DtlList: [
      { Name: '攤位費', Amount: 1200 },
      { Name: '清潔費', Amount: 150 },
    ],
  },
  {
    BillTemplateId: billTemplateId(9),
    Name: '月租車位繳款單',
    BizAccountGroupId: accountGroupId(10),
    DtlList: [{ Name: '車位月租', Amount: 2600 }],
    UsePfn: true,
  },
];
