import { isProof, sourceFiles } from '../lint/source-files.ts';
import { ledgerRows } from './rows.ts';
import { ledgerIds } from './titles.ts';

/** Prints which rows of the ledger have a test, and where, and which have none. */
const provedBy = new Map<string, string[]>();
for (const { path, text } of sourceFiles().filter((file) => isProof(file.path))) {
  for (const id of ledgerIds(text)) provedBy.set(id, [...(provedBy.get(id) ?? []), path]);
}

const rows = ledgerRows();
const open = rows.filter((row) => !provedBy.has(row.id));

console.log('With a test:');
for (const { id } of rows.filter((row) => provedBy.has(row.id)))
  console.log(`  ${id.padEnd(4)} ${provedBy.get(id)?.join(', ')}`);

console.log('\nWithout a test:');
for (const { id, title } of open) console.log(`  ${id.padEnd(4)} ${title}`);

console.log(`\n${rows.length - open.length} of ${rows.length} rows have a test.`);
