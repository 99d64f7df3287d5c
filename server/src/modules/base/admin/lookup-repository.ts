import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/index.ts';
import { contains } from '../../../platform/db/like-pattern.ts';
import {
  billPeriods,
  billTemplates,
  bizAccountGroups,
  bizMerchants,
  bizUsers,
  systemUsers,
  userGroups,
} from '../../../platform/db/schema/index.ts';

export interface LookupScope {
  limit: number;
  bizId: string | null;
  /** Each word must be part of one of the item's fields. */
  words: readonly string[];
  order?: { field: string; descending: boolean } | undefined;
}

/** The fields of an item that are searched, and that a list can be ordered by. */
export type LookupFields = Readonly<Record<string, PgColumn | SQL>>;

export interface LookupList<Row> {
  fields: LookupFields;
  find: (db: Database, scope: LookupScope) => Promise<Row[]>;
}

interface Parts {
  fields: LookupFields;
  owner?: PgColumn;
  /** The order where none is requested. Its last column is unique and breaks every tie. */
  order: readonly [SQL, ...SQL[]];
}

/** All fields joined as one text, NFKC-normalised as the words are. */
const textOf = (fields: LookupFields) =>
  sql`normalize(concat_ws(' ', ${sql.join(Object.values(fields), sql`, `)}), NFKC)`;

/** A list from the rows that `rowsOf` selects, of those that the scope asks for. */
function lookup<Row>(
  { fields, owner, order }: Parts,
  rowsOf: (db: Database) => {
    where(condition: SQL | undefined): {
      orderBy(...by: SQL[]): { limit(most: number): Promise<Row[]> };
    };
  },
): LookupList<Row> {
  return {
    fields,
    find: (db, scope) => {
      const own = owner && scope.bizId !== null ? eq(owner, scope.bizId) : undefined;
      const text = textOf(fields);
      const words = scope.words.map((word) => sql`${text} ilike ${contains(word)}`);
      const column = scope.order && fields[scope.order.field];
      const requested = column ? [scope.order?.descending ? desc(column) : asc(column)] : [];
      return rowsOf(db)
        .where(and(own, ...words))
        .orderBy(...requested, ...order)
        .limit(scope.limit);
    },
  };
}

export async function isBizUser(db: Database, bizId: string): Promise<boolean> {
  return (await db.$count(bizUsers, eq(bizUsers.BizUserId, bizId))) > 0;
}

const bizUserColumns = getTableColumns(bizUsers);
export const bizUserLookup = lookup(
  { fields: bizUserColumns, order: [asc(bizUsers.BizUserId)] },
  (db) => db.select(bizUserColumns).from(bizUsers),
);

const systemUserColumns = getTableColumns(systemUsers);
export const systemUserLookup = lookup(
  { fields: systemUserColumns, order: [asc(systemUsers.UserId)] },
  (db) => db.select(systemUserColumns).from(systemUsers),
);

const userGroupColumns = getTableColumns(userGroups);
export const userGroupLookup = lookup(
  { fields: userGroupColumns, order: [asc(userGroups.GroupId)] },
  (db) => db.select(userGroupColumns).from(userGroups),
);

const { BizAccountGroupId, Name, BizUserId } = bizAccountGroups;
export const accountLookup = lookup(
  { fields: { BizAccountGroupId, Name }, owner: BizUserId, order: [asc(BizAccountGroupId)] },
  (db) => db.select({ BizAccountGroupId, Name }).from(bizAccountGroups),
);

const { BizUserId: merchantOwner, ...merchantColumns } = getTableColumns(bizMerchants);
export const merchantLookup = lookup(
  { fields: merchantColumns, owner: merchantOwner, order: [asc(bizMerchants.BizMerchantId)] },
  (db) => db.select(merchantColumns).from(bizMerchants),
);

const isOfTemplate = eq(BizAccountGroupId, billTemplates.BizAccountGroupId);

export const templateLookup = lookup(
  {
    fields: {
      BillTemplateId: billTemplates.BillTemplateId,
      Name: billTemplates.Name,
      BizAccountGroupName: Name,
      PrintLayoutType: billTemplates.PrintLayoutType,
      BillLayoutMemo: billTemplates.BillLayoutMemo,
    },
    owner: BizUserId,
    order: [asc(billTemplates.BillTemplateId)],
  },
  (db) =>
    db
      .select({ ...getTableColumns(billTemplates), BizAccountGroupName: Name })
      .from(billTemplates)
      .innerJoin(bizAccountGroups, isOfTemplate),
);

const periodColumns = {
  BillPeriodId: billPeriods.BillPeriodId,
  BillPeriodName: billPeriods.BillPeriodName,
  BillTemplateId: billPeriods.BillTemplateId,
  BillTemplateName: billTemplates.Name,
  BizAccountGroupId,
  BizAccountGroupName: Name,
  BizMerchantCode: sql<string>`coalesce(${bizMerchants.BizMerchantCode}, '')`,
  BizMerchantId: sql<string>`coalesce(${billPeriods.BizMerchantId}, '')`,
  StartDate: billPeriods.StartDate,
  EndDate: billPeriods.EndDate,
  DeadLine: billPeriods.DeadLine,
};

/** Newest first: the period being collected now is on top. */
export const periodLookup = lookup(
  {
    fields: periodColumns,
    owner: BizUserId,
    order: [desc(billPeriods.StartDate), asc(billPeriods.BillPeriodId)],
  },
  (db) =>
    db
      .select(periodColumns)
      .from(billPeriods)
      .innerJoin(billTemplates, eq(billTemplates.BillTemplateId, billPeriods.BillTemplateId))
      .innerJoin(bizAccountGroups, isOfTemplate)
      .leftJoin(bizMerchants, eq(bizMerchants.BizMerchantId, billPeriods.BizMerchantId)),
);
