import { migrationFaults } from '../migrations/journal.ts';
import { bannedWords } from './banned-words.ts';
import { chineseTexts } from './chinese-texts.ts';
import { rawColours } from './colours.ts';
import { lengthReport, shapeFaults } from './file-shape.ts';
import { frameMeasures, framePixels } from './frame-pixels.ts';
import { ledgerIds, ledgerRows } from './ledger.ts';
import { numberInputs } from './number-inputs.ts';
import { isProof, type SourceFile, sourceFiles, textFiles } from './source-files.ts';

/**
 * Rules that no other linter has: colours, the frame's measures, lengths, names, banned words, number inputs, Chinese
 * spellings, existing ledger ids, unchanged migrations.
 */
const known = new Set(ledgerRows().map((row) => row.id));

function unknownIds({ path, text }: SourceFile): string[] {
  if (!isProof(path)) return [];
  return ledgerIds(text)
    .filter((id) => !known.has(id))
    .map((id) => `${path} names ledger row ${id}, which does not exist`);
}

const ofFrame = framePixels(frameMeasures());
const files = sourceFiles();
const faults = [
  ...files.flatMap((file) => [
    ...rawColours(file),
    ...shapeFaults(file),
    ...unknownIds(file),
    ...bannedWords(file),
    ...numberInputs(file),
    ...ofFrame(file),
  ]),
  ...[...files, ...textFiles()].flatMap(chineseTexts),
  ...migrationFaults('server/migrations'),
];

for (const fault of faults) console.error(fault);
console.log(`project rules: ${faults.length} faults in ${lengthReport(files)}`);
process.exitCode = faults.length > 0 ? 1 : 0;
