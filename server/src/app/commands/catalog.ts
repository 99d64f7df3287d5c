import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ImportReport } from '../../modules/goods/catalog/goods/import-events.ts';
import type { ImportLine } from '../../modules/goods/catalog/goods/import-stored.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { type GoodsCommand, goodsCommand, goodsFormat } from './goods-arguments.ts';
import { changeLine, reportLines } from './goods-report.ts';
import { progressLine } from './progress-line.ts';
import { runCommand } from './run-command.ts';
import { sendPictures } from './send-pictures.ts';
import { type ShopConnection, withShop } from './shop-connection.ts';

type ImportCommand = Extract<GoodsCommand, { name: 'import' }>;
type ExportCommand = Extract<GoodsCommand, { name: 'export' }>;

const STEPS = { check: '檢查', write: '寫入' };

/** Prints the progress of an import, line by line; returns its report, undefined where the file can't be parsed. */
async function follow(lines: AsyncIterable<ImportLine>): Promise<ImportReport | undefined> {
  const progress = progressLine();
  let report: ImportReport | undefined;
  for await (const line of lines) {
    if ('progress' in line) {
      const { step, rows } = line.progress;
      progress.show(`${STEPS[step]} ${rows.toLocaleString('en')} 列…`, rows);
      continue;
    }
    progress.clear();
    if ('finding' in line) console.error(line.finding.message);
    else if ('change' in line) console.log(changeLine(line.change));
    else if ('error' in line) throw new StartupError(line.error);
    else report = line.report;
  }
  return report;
}

/** Sends the pictures that the file names; undefined where no folder was given. */
async function picturesOf(shop: ShopConnection, command: ImportCommand, file: object) {
  if (command.pictures === undefined) return undefined;
  const { names } = await shop.post<{ names: string[] }>('/operator/goods/pictures', file);
  return sendPictures(shop, command.pictures, names, !command.dryRun);
}

async function importFile(shop: ShopConnection, command: ImportCommand): Promise<void> {
  const format = goodsFormat(command.file);
  const { file } = await shop.upload<{ file: string }>('/operator/goods/file', command.file);
  const pictures = await picturesOf(shop, command, { file, format });
  const report = await follow(
    shop.stream<ImportLine>('/operator/goods/import', {
      file,
      format,
      dry_run: command.dryRun,
      skip_bad: command.skipBad,
      pictures,
    }),
  );
  if (report) for (const line of reportLines(report, command)) console.log(line);
  const isWell = report && (command.dryRun ? report.bad === 0 : report.imported);
  if (!isWell) process.exitCode = 1;
}

async function exportFile(shop: ShopConnection, { file, overwrite }: ExportCommand): Promise<void> {
  if (existsSync(file) && !overwrite)
    throw new StartupError(`${file} exists: choose another name, or add --overwrite.`);
  // An interrupted export never replaces a complete file.
  const part = `${file}.part`;
  try {
    const bytes = await shop.download(`/operator/goods/export?format=${goodsFormat(file)}`);
    await pipeline(bytes, createWriteStream(part));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof StartupError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `${file} can't be written (${why}): check its folder, then run it again.`,
    );
  }
  console.log(`已匯出 ${file}`);
}

/** `npm run catalog -- import FILE | export FILE`, with or without a running shop. */
async function catalog(): Promise<void> {
  const command = goodsCommand(process.argv.slice(2));
  if (command.name === 'import' && !existsSync(command.file))
    throw new StartupError(`${command.file} does not exist: check its name.`);
  await withShop(loadConfig(), (shop) =>
    command.name === 'import' ? importFile(shop, command) : exportFile(shop, command),
  );
}

await runCommand(catalog);
