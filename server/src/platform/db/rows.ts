/** The first row of a query; undefined where it has none. */
export const firstRow = async <Row>(query: PromiseLike<readonly Row[]>): Promise<Row | undefined> =>
  (await query)[0];

/** Whether a query, or a statement with `returning`, has any row. */
export const hasRows = async (query: PromiseLike<readonly unknown[]>): Promise<boolean> =>
  (await query).length > 0;
