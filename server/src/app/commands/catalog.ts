import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { titleOf } from '../../modules/goods/catalog/goods/columns.ts';
import type { ImportReport } from '../../modules/goods/catalog/goods/import-events.ts';
import type { ImportLine } from '../../modules/goods/catalog/goods/import-stored.ts';
import type { Change } from '../../modules/goods/catalog/goods/product-plan.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { commandParser, flag, runShopCommand, subcommand, text } from './command-line.ts';
import { progressLine } from './progress-line.ts';
import { sendPictures } from './send-pictures.ts';
import { formWith, type ShopConnection } from './shop-connection.ts';

const USAGE = `npm run catalog -- import FILE [--pictures DIR] [--dry-run] [--skip-bad]
npm run catalog -- export FILE [--overwrite]
FILE is .csv or .json; docs/shop-keepers.md has its columns.`;

interface Import {
  file: string;
  pictures: string | undefined;
  dryRun: boolean;
  skipBad: boolean;
}

interface Export {
  file: string;
  overwrite: boolean;
}

const LONGEST = 30;

const short = (value: string) => {
  const line = value.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line || '（空白）';
};

interface GoodsChange {
  prd_id: string;
  name?: string;
  kind: 'created' | 'updated';
  changes: readonly Change[];
}

/** `修改 P0001：售價 600 → 650`; of a variant `修改 S1-L 棉衫（L）：售價 420 → 450`. */
function changeLine({ prd_id, name, kind, changes }: GoodsChange): string {
  const parts = changes.map(({ field, before, after }) =>
    kind === 'created'
      ? `${titleOf(field)} ${short(after)}`
      : `${titleOf(field)} ${short(before)} → ${short(after)}`,
  );
  const what = name ? `${prd_id} ${name}` : prd_id;
  return `${kind === 'created' ? '新增' : '修改'} ${what}：${parts.join('，')}`;
}

const makersText = ({ created, updated }: ImportReport['makers']) =>
  created + updated > 0 ? `；生產者新增 ${created}、修改 ${updated}` : '';

const variantsText = ({ created, updated, disabled }: ImportReport['variants']) =>
  created + updated + disabled > 0
    ? `；規格新增 ${created}、修改 ${updated}、停售 ${disabled}`
    : '';

/** The result of an import, and what to do next. */
function reportLines(report: ImportReport, { dryRun, skipBad }: Import): string[] {
  const { rows, created, updated, unchanged, bad, categories, makers, variants, imported } = report;
  const counts = `共 ${rows} 列：新增 ${created}、修改 ${updated}、不變 ${unchanged}、有問題 ${bad}；分類新增 ${categories.created}、修改 ${categories.updated}${makersText(makers)}${variantsText(variants)}。`;
  if (imported) return [`已匯入。${counts}`];
  if (dryRun) return [`試算，沒有寫入。${counts}`];
  const advice = skipBad ? '' : '，或加上 --skip-bad 只匯入沒有問題的列';
  return [counts, `沒有匯入任何商品：請修正以上問題後再執行一次${advice}。`];
}

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
    else if ('warning' in line) console.error(`請確認：${line.warning.message}`);
    else if ('change' in line) console.log(changeLine(line.change));
    else if ('error' in line) throw new StartupError(line.error);
    else report = line.report;
  }
  return report;
}

const GOODS = '/api/backoffice/goods';

/** Sends the pictures that the file names; undefined where no folder was given. */
async function picturesOf(shop: ShopConnection, { file, pictures, dryRun }: Import) {
  if (pictures === undefined) return undefined;
  const path = `${GOODS}/picture-names`;
  const { names } = await shop.call<{ names: string[] }>('POST', path, await formWith(file));
  return sendPictures(shop, pictures, names, !dryRun);
}

async function importFile(shop: ShopConnection, command: Import): Promise<string | undefined> {
  const { file, dryRun, skipBad } = command;
  const pictures = await picturesOf(shop, command);
  const form = await formWith(file, { dry_run: `${dryRun}`, skip_bad: `${skipBad}` });
  if (pictures) form.append('pictures', new Blob([JSON.stringify(pictures)]), 'pictures.json');
  const report = await follow(shop.stream<ImportLine>(`${GOODS}/import`, form));
  const isWell = report && (dryRun ? report.bad === 0 : report.imported);
  if (!isWell) process.exitCode = 1;
  return report && reportLines(report, command).join('\n');
}

async function exportFile(shop: ShopConnection, { file, overwrite }: Export): Promise<string> {
  if (existsSync(file) && !overwrite)
    throw new StartupError(`${file} exists: choose another name, or add --overwrite.`);
  // An interrupted export never replaces a complete file.
  const part = `${file}.part`;
  try {
    const format = /\.json$/i.test(file) ? 'json' : 'csv';
    const bytes = await shop.download(`${GOODS}/export?format=${format}`);
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
  return `已匯出 ${file}`;
}

function goodsFile(file: string, usage: (why: string) => never): string {
  if (!/\.(?:csv|txt|tsv|json)$/i.test(file)) usage(`${file} must end in .csv or .json.`);
  return file;
}

export const goodsCommand = commandParser(USAGE, {
  import: subcommand({
    options: { pictures: text, 'dry-run': flag, 'skip-bad': flag },
    words: 'FILE',
    read([name = ''], values, usage): Import {
      const { pictures, 'dry-run': dryRun = false, 'skip-bad': skipBad = false } = values;
      const file = goodsFile(name, usage);
      if (!existsSync(file)) throw new StartupError(`${file} does not exist: check its name.`);
      return { file, pictures, dryRun, skipBad };
    },
    run: importFile,
  }),
  export: subcommand({
    options: { overwrite: flag },
    words: 'FILE',
    read: ([name = ''], { overwrite = false }, usage): Export => ({
      file: goodsFile(name, usage),
      overwrite,
    }),
    run: exportFile,
  }),
});

if (import.meta.main) await runShopCommand(goodsCommand);
