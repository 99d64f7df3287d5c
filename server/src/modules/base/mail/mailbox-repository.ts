import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** `mailboxOf` for a column of normalised addresses. */
export function mailboxSql(email: AnyColumn): SQL<string> {
  const local = sql`split_part(split_part(${email}, '@', 1), '+', 1)`;
  const domain = sql`split_part(${email}, '@', 2)`;
  return sql`CASE WHEN ${domain} IN ('gmail.com', 'googlemail.com') THEN replace(${local}, '.', '') || '@gmail.com' ELSE ${local} || '@' || ${domain} END`;
}
