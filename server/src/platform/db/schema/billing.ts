import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { json, plainText } from './columns.ts';

export const bizUsers = pgTable('biz_users', {
  BizUserId: text().primaryKey(),
  DisplayName: text().notNull(),
});

export const systemUsers = pgTable('system_users', {
  UserId: text().primaryKey(),
  DisplayName: text().notNull(),
});

/** User groups (spec §3); readers add the built-in administrator group. */
export const userGroups = pgTable('user_groups', {
  GroupId: text().primaryKey(),
  GroupCode: plainText(),
  Name: text().notNull(),
});

/** The business user a row belongs to: the scope of the paths with `bizId` (spec §6). */
const ofBizUser = () =>
  text()
    .notNull()
    .references(() => bizUsers.BizUserId);

export const bizAccountGroups = pgTable(
  'biz_account_groups',
  {
    BizAccountGroupId: text().primaryKey(),
    Name: text().notNull(),
    BizUserId: ofBizUser(),
  },
  (t) => [index('biz_account_groups_user').on(t.BizUserId)],
);

export const bizMerchants = pgTable(
  'biz_merchants',
  {
    BizMerchantId: text().primaryKey(),
    BizMerchantCode: plainText(),
    MerchantName: text().notNull(),
    EntryBankCode: plainText(),
    EntryBankNo: plainText(),
    BizUserId: ofBizUser(),
  },
  (t) => [index('biz_merchants_user').on(t.BizUserId)],
);

export interface BillTemplateLine {
  Name: string;
  Amount: number;
}

export const billTemplates = pgTable(
  'bill_templates',
  {
    BillTemplateId: text().primaryKey(),
    Name: text().notNull(),
    BizAccountGroupId: text()
      .notNull()
      .references(() => bizAccountGroups.BizAccountGroupId),
    PrintLayoutType: integer().notNull().default(1),
    DtlList: json<BillTemplateLine[]>().notNull().default([]),
    UsePfn: boolean().notNull().default(false),
    SignNameA: plainText(),
    SignNameB: plainText(),
    SignNameC: plainText(),
    SignTitleA: plainText(),
    SignTitleB: plainText(),
    SignTitleC: plainText(),
    BillLayoutMemo: plainText(),
    IsDisplayZeroItem: boolean().notNull().default(false),
  },
  (t) => [index('bill_templates_group').on(t.BizAccountGroupId)],
);

/** Bill periods (spec §3); dates are `YYYY-MM-DD`, no merchant means 未指定收款企編. */
export const billPeriods = pgTable(
  'bill_periods',
  {
    BillPeriodId: text().primaryKey(),
    BillPeriodName: text().notNull(),
    BillTemplateId: text()
      .notNull()
      .references(() => billTemplates.BillTemplateId),
    BizMerchantId: text().references(() => bizMerchants.BizMerchantId),
    StartDate: text().notNull(),
    EndDate: text().notNull(),
    DeadLine: text().notNull(),
  },
  (t) => [
    index('bill_periods_template').on(t.BillTemplateId),
    index('bill_periods_merchant').on(t.BizMerchantId),
  ],
);
