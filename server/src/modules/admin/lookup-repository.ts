import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/index.ts';
import {
  billPeriods,
  billTemplates,
  bizAccountGroups,
  bizMerchants,
  bizUsers,
  systemUsers,
  userGroups,
} from '../../platform/db/schema/index.ts';

/** Limit of a list, and the business user it is restricted to (null for all). */
export interface LookupScope {
  limit: number;
  bizId: string | null;
}

const ownedBy = (column: PgColumn, { bizId }: LookupScope) =>
  bizId === null ? undefined : eq(column, bizId);

export async function isBizUser(db: Database, bizId: string): Promise<boolean> {
  return (await db.$count(bizUsers, eq(bizUsers.BizUserId, bizId))) > 0;
}

export const findBizUsers = (db: Database, { limit }: LookupScope) =>
  db.select().from(bizUsers).orderBy(asc(bizUsers.BizUserId)).limit(limit);

export const findSystemUsers = (db: Database, { limit }: LookupScope) =>
  db.select().from(systemUsers).orderBy(asc(systemUsers.UserId)).limit(limit);

export const findUserGroups = (db: Database, { limit }: LookupScope) =>
  db.select().from(userGroups).orderBy(asc(userGroups.GroupId)).limit(limit);

export const findAccounts = (db: Database, scope: LookupScope) =>
  db
    .select({ BizAccountGroupId: bizAccountGroups.BizAccountGroupId, Name: bizAccountGroups.Name })
    .from(bizAccountGroups)
    .where(ownedBy(bizAccountGroups.BizUserId, scope))
    .orderBy(asc(bizAccountGroups.BizAccountGroupId))
    .limit(scope.limit);

export const findTemplates = (db: Database, scope: LookupScope) =>
  db
    .select({ ...getTableColumns(billTemplates), BizAccountGroupName: bizAccountGroups.Name })
    .from(billTemplates)
    .innerJoin(
      bizAccountGroups,
      eq(bizAccountGroups.BizAccountGroupId, billTemplates.BizAccountGroupId),
    )
    .where(ownedBy(bizAccountGroups.BizUserId, scope))
    .orderBy(asc(billTemplates.BillTemplateId))
    .limit(scope.limit);

/** Newest first: the period being collected now is on top. */
export const findPeriods = (db: Database, scope: LookupScope) =>
  db
    .select({
      ...getTableColumns(billPeriods),
      BillTemplateName: billTemplates.Name,
      BizAccountGroupId: bizAccountGroups.BizAccountGroupId,
      BizAccountGroupName: bizAccountGroups.Name,
      BizMerchantId: sql<string>`coalesce(${billPeriods.BizMerchantId}, '')`,
      BizMerchantCode: sql<string>`coalesce(${bizMerchants.BizMerchantCode}, '')`,
    })
    .from(billPeriods)
    .innerJoin(billTemplates, eq(billTemplates.BillTemplateId, billPeriods.BillTemplateId))
    .innerJoin(
      bizAccountGroups,
      eq(bizAccountGroups.BizAccountGroupId, billTemplates.BizAccountGroupId),
    )
    .leftJoin(bizMerchants, eq(bizMerchants.BizMerchantId, billPeriods.BizMerchantId))
    .where(ownedBy(bizAccountGroups.BizUserId, scope))
    .orderBy(desc(billPeriods.StartDate), asc(billPeriods.BillPeriodId))
    .limit(scope.limit);

export const findMerchants = (db: Database, scope: LookupScope) =>
  db
    .select()
    .from(bizMerchants)
    .where(ownedBy(bizMerchants.BizUserId, scope))
    .orderBy(asc(bizMerchants.BizMerchantId))
    .limit(scope.limit);
