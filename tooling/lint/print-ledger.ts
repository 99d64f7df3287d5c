import { type LedgerRow, ledgerIds, ledgerRows } from './ledger.ts';
import { isProof, sourceFiles } from './source-files.ts';

/** Prints the rows of the ledger that have a test, with its file, and those that have none. */
const provedBy = new Map<string, string[]>();
for (const { path, text } of sourceFiles().filter((file) => isProof(file.path))) {
  for (const id of ledgerIds(text)) provedBy.set(id, [...(provedBy.get(id) ?? []), path]);
}

const proofs = (row: LedgerRow) => provedBy.get(row.id) ?? [];

/** A row marked `[ui]` needs a journey in a real browser; other tests prove only a part of it. */
const isProved = (row: LedgerRow) =>
  row.ui ? proofs(row).some((path) => path.startsWith('e2e/')) : proofs(row).length > 0;

function print(heading: string, rows: LedgerRow[]) {
  console.log(`${heading}:`);
  for (const row of rows)
    console.log(
      `  ${row.id.padEnd(4)} ${row.title}`,
      ...proofs(row).map((path) => `\n       ${path}`),
    );
  console.log('');
}

const rows = ledgerRows();
const proved = rows.filter(isProved);
const partly = rows.filter((row) => !isProved(row) && proofs(row).length > 0);
const open = rows.filter((row) => proofs(row).length === 0);

print('With a test', proved);
print('With tests of its parts, but no journey in a browser yet', partly);
print('Without a test', open);
console.log(
  `${rows.length} rows: ${proved.length} proved, ${partly.length} in part, ${open.length} open.`,
);
