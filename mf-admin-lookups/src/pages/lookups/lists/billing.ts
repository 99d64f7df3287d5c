import type { BillPeriod, BizAccount, Merchant } from '@pinpu/shared/contracts';
import { fetchAccounts, fetchMerchants, fetchPeriods } from '../../../api/lookups.ts';
import { isBlank } from '../../../features/checks/text-checks.ts';
import type { Lookup } from '../lookup.ts';

export const accounts: Lookup<BizAccount> = {
  view: 'account-groups',
  title: '帳戶群組',
  isScoped: true,
  read: fetchAccounts,
  idOf: ({ BizAccountGroupId }) => BizAccountGroupId,
  labelOf: ({ Name }) => Name,
  columns: [
    { key: 'Name', head: '名稱', text: ({ Name }) => Name },
    { key: 'BizAccountGroupId', head: '識別碼', text: (item) => item.BizAccountGroupId },
  ],
};

export const periods: Lookup<BillPeriod> = {
  view: 'bill-periods',
  title: '帳單期別',
  isScoped: true,
  // The latest period, which is being collected now, comes first.
  read: (request) => fetchPeriods({ order: 'StartDate desc', ...request }),
  idOf: ({ BillPeriodId }) => BillPeriodId,
  labelOf: ({ BillPeriodName, BillTemplateName }) => `${BillPeriodName}・${BillTemplateName}`,
  columns: [
    { key: 'BillPeriodName', head: '期別', text: ({ BillPeriodName }) => BillPeriodName },
    { key: 'BillTemplateName', head: '帳單範本', text: (item) => item.BillTemplateName },
    { key: 'BizAccountGroupName', head: '帳戶群組', text: (item) => item.BizAccountGroupName },
    { key: 'BizMerchantCode', head: '收款企編', text: merchantCodeText },
    { key: 'StartDate', head: '開始日', text: ({ StartDate }) => StartDate },
    { key: 'EndDate', head: '結束日', text: ({ EndDate }) => EndDate },
    { key: 'DeadLine', head: '繳費期限', text: ({ DeadLine }) => DeadLine },
    {
      key: 'BillPeriodId',
      head: '識別碼',
      text: ({ BillPeriodId }) => BillPeriodId,
      isDetail: true,
    },
    {
      ...{ key: 'BillTemplateId', head: '帳單範本識別碼', isDetail: true },
      text: ({ BillTemplateId }) => BillTemplateId,
    },
    {
      ...{ key: 'BizAccountGroupId', head: '帳戶群組識別碼', isDetail: true },
      text: ({ BizAccountGroupId }) => BizAccountGroupId,
    },
    {
      ...{ key: 'BizMerchantId', head: '收款企業識別碼', isDetail: true },
      text: ({ BizMerchantId }) => BizMerchantId,
    },
  ],
};

export const merchants: Lookup<Merchant> = {
  view: 'merchants',
  title: '收款企業',
  isScoped: true,
  read: fetchMerchants,
  idOf: ({ BizMerchantId }) => BizMerchantId,
  labelOf: (item) => `${item.MerchantName}・${merchantCodeText(item)}`,
  columns: [
    { key: 'MerchantName', head: '名稱', text: ({ MerchantName }) => MerchantName },
    { key: 'BizMerchantCode', head: '收款企編', text: merchantCodeText },
    { key: 'EntryBankCode', head: '入帳銀行', text: ({ EntryBankCode }) => EntryBankCode },
    { key: 'EntryBankNo', head: '入帳帳號', text: ({ EntryBankNo }) => EntryBankNo },
    {
      ...{ key: 'BizMerchantId', head: '識別碼', isDetail: true },
      text: ({ BizMerchantId }) => BizMerchantId,
    },
  ],
};

/** A payment merchant's code, or the text shown if it has none (spec §3). */
function merchantCodeText({ BizMerchantCode }: { BizMerchantCode: string }) {
  return isBlank(BizMerchantCode) ? '未指定收款企編' : BizMerchantCode;
}
