import { type SQL, sql } from 'drizzle-orm';

/** Texts as one parameter, however many; a list of parameters is limited. */
export const textArray = (values: Iterable<string>): SQL => sql`${sql.param([...values])}::text[]`;
