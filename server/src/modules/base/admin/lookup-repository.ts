import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/index.ts';
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
  /** The business user whose items they are; null for all. */
  bizId: string | null;
  /** Each word must be part of one of the item's fields. */
  words: readonly string[];
  /** Undefined for the lookup's own order. */
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
  /** The column with the id of the business user that owns an item. */
  owner?: PgColumn;
  /** The order where none is requested. Its last column is unique and breaks every tie. */
  order: readonly [SQL, ...SQL[]];
}

const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** All fields joined as one text, NFKC-normalised as the words are. */
const textOf = (fields: LookupFields) =>
  sql`normalize(concat_ws(' ', ${sql.join(Object.values(fields), sql`, `)}), NFKC)`;

function lookupParts({ fields, owner, order }: Parts, scope: LookupScope) {
  const own = owner && scope.bizId !== null ? eq(owner, scope.bizId) : undefined;
  const text = textOf(fields);
  const where = and(own, ...scope.words.map((word) => sql`${text} ilike ${containing(word)}`));
  const column = scope.order && fields[scope.order.field];
  const requested = column && (scope.order?.descending ? desc(column) : asc(column));
  return { where, order: requested ? [requested, ...order] : order, limit: scope.limit };
}

type Row<Table extends PgTable> = Table['$inferSelect'];

export async function isBizUser(db: Database, bizId: string): Promise<boolean> {
  return (await db.$count(bizUsers, eq(bizUsers.BizUserId, bizId))) > 0;
}

const bizUserColumns = getTableColumns(bizUsers);
const bizUserParts = { fields: bizUserColumns, order: [asc(bizUsers.BizUserId)] } as const;

export const bizUserLookup: LookupList<Row<typeof bizUsers>> = {
  fields: bizUserColumns,
  find: (db, scope) => {
    const { where, order, limit } = lookupParts(bizUserParts, scope);
    return db
      .select(bizUserColumns)
      .from(bizUsers)
      .where(where)
      .orderBy(...order)
      .limit(limit);
  },
};

const systemUserColumns = getTableColumns(systemUsers);
const systemUserParts = { fields: systemUserColumns, order: [asc(systemUsers.UserId)] } as const;

export const systemUserLookup: LookupList<Row<typeof systemUsers>> = {
  fields: systemUserColumns,
  find: (db, scope) => {
    const { where, order, limit } = lookupParts(systemUserParts, scope);
    return db
      .select(systemUserColumns)
      .from(systemUsers)
      .where(where)
      .orderBy(...order)
      .limit(limit);
  },
};

const userGroupColumns = getTableColumns(userGroups);
const userGroupParts = { fields: userGroupColumns, order: [asc(userGroups.GroupId)] } as const;

/** User groups, without the built-in administrator group. */
export const userGroupLookup: LookupList<Row<typeof userGroups>> = {
  fields: userGroupColumns,
  find: (db, scope) => {
    const { where, order, limit } = lookupParts(userGroupParts, scope);
    return db
      .select(userGroupColumns)
      .from(userGroups)
      .where(where)
      .orderBy(...order)
      .limit(limit);
  },
};

const accountColumns = {
  BizAccountGroupId: bizAccountGroups.BizAccountGroupId,
  Name: bizAccountGroups.Name,
};
const accountParts = {
  fields: accountColumns,
  owner: bizAccountGroups.BizUserId,
  order: [asc(bizAccountGroups.BizAccountGroupId)],
} as const;

export const accountLookup: LookupList<
  Pick<Row<typeof bizAccountGroups>, 'BizAccountGroupId' | 'Name'>
> = {
  fields: accountColumns,
  find: (db, scope) => {
    const { where, order, limit } = lookupParts(accountParts, scope);
    return db
      .select(accountColumns)
      .from(bizAccountGroups)
      .where(where)
      .orderBy(...order)
      .limit(limit);
  },
};

const { BizUserId: _owner, ...merchantColumns } = getTableColumns(bizMerchants);
const merchantParts = {
  fields: merchantColumns,
  owner: bizMerchants.BizUserId,
  order: [asc(bizMerchants.BizMerchantId)],
} as const;

export const merchantLookup: LookupList<Omit<Row<typeof bizMerchants>, 'BizUserId'>> = {
  fields: merchantColumns,
  find: (db, scope) => {
    const { where, order, limit } = lookupParts(merchantParts, scope);
    return db
      .select(merchantColumns)
      .from(bizMerchants)
      .where(where)
      .orderBy(...order)
      .limit(limit);
  },
};

const templateParts = {
  fields: {
    BillTemplateId: billTemplates.BillTemplateId,
    Name: billTemplates.Name,
    BizAccountGroupName: bizAccountGroups.Name,
    PrintLayoutType: billTemplates.PrintLayoutType,
    BillLayoutMemo: billTemplates.BillLayoutMemo,
  },
  owner: bizAccountGroups.BizUserId,
  order: [asc(billTemplates.BillTemplateId)],
} as const;

export const templateLookup: LookupList<
  Row<typeof billTemplates> & { BizAccountGroupName: string }
> = {
  fields: templateParts.fields,
  find: (db, scope) => {
    const { where, order, limit } = lookupParts(templateParts, scope);
    return db
      .select({ ...getTableColumns(billTemplates), BizAccountGroupName: bizAccountGroups.Name })
      .from(billTemplates)
      .innerJoin(
        bizAccountGroups,
        eq(bizAccountGroups.BizAccountGroupId, billTemplates.BizAccountGroupId),
      )
      .where(where)
      .orderBy(...order)
      .limit(limit);
  },
};

const periodColumns = {
  BillPeriodId: billPeriods.BillPeriodId,
  BillPeriodName: billPeriods.BillPeriodName,
  BillTemplateId: billPeriods.BillTemplateId,
  BillTemplateName: billTemplates.Name,
  BizAccountGroupId: bizAccountGroups.BizAccountGroupId,
  BizAccountGroupName: bizAccountGroups.Name,
  BizMerchantCode: sql<string>`coalesce(${bizMerchants.BizMerchantCode}, '')`,
  BizMerchantId: sql<string>`coalesce(${billPeriods.BizMerchantId}, '')`,
  StartDate: billPeriods.StartDate,
  EndDate: billPeriods.EndDate,
  DeadLine: billPeriods.DeadLine,
};
/** Newest first: the period being collected now is on top. */
const periodParts = {
  fields: periodColumns,
  owner: bizAccountGroups.BizUserId,
  order: [desc(billPeriods.StartDate), asc(billPeriods.BillPeriodId)],
} as const;

type Period = Omit<Row<typeof billPeriods>, 'BizMerchantId'> &
  Record<
    | 'BillTemplateName'
    | 'BizAccountGroupId'
    | 'BizAccountGroupName'
    | 'BizMerchantCode'
    | 'BizMerchantId',
    string
  >;

export const periodLookup: LookupList<Period> = {
  fields: periodColumns,
  find: (db, scope) => {
    const { where, order, limit } = lookupParts(periodParts, scope);
    return db
      .select(periodColumns)
      .from(billPeriods)
      .innerJoin(billTemplates, eq(billTemplates.BillTemplateId, billPeriods.BillTemplateId))
      .innerJoin(
        bizAccountGroups,
        eq(bizAccountGroups.BizAccountGroupId, billTemplates.BizAccountGroupId),
      )
      .leftJoin(bizMerchants, eq(bizMerchants.BizMerchantId, billPeriods.BizMerchantId))
      .where(where)
      .orderBy(...order)
      .limit(limit);
  },
};
