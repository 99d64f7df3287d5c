/** One subject with one fault. */
export interface Cell {
  row: string;
  fault: string;
  /** Returns the outcome in a few words. @throws Error with what should not have happened */
  run(): Promise<string>;
}

/**
 * Tries the cells one after the other, and prints a table; `ONLY=mf-cart,no answer` selects those whose row and fault
 * contain these words. Returns the number of cells, and what failed.
 */
export async function tryCells(cells: readonly Cell[]) {
  const [rowWord = '', faultWord = ''] = (process.env.ONLY ?? '').split(',');
  const chosen = cells.filter(
    ({ row, fault }) => row.includes(rowWord) && fault.includes(faultWord),
  );
  const table: Record<string, Record<string, string>> = {};
  const failures: string[] = [];
  for (const { row, fault, run } of chosen) {
    const outcome = await run().catch((error: unknown) => {
      failures.push(`${row}, ${fault}: ${error}`);
      return 'FAILED';
    });
    table[row] = { ...table[row], [fault]: outcome };
    process.stdout.write(outcome === 'FAILED' ? 'x' : '.');
  }
  console.log();
  console.table(table);
  return { count: chosen.length, failures };
}

/** Prints what failed and sets the exit code. */
export function conclude(count: number, failures: readonly string[]): void {
  for (const failure of failures) console.error(failure);
  console.log(`${count - failures.length} of ${count} as expected`);
  process.exitCode = failures.length === 0 && count > 0 ? 0 : 1;
}
