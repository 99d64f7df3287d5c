import { spawn } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { root } from '../../tooling/build/workspaces.ts';
import { startPostgres } from '../support/postgres.ts';
import { hasFlag, wholeNumber } from '../support/settings.ts';
import { temporaryFolder } from '../support/shop-process.ts';

/** How an edition differs from the first file. */
interface Edition {
  priceRise: number;
  text: string;
}

const SORTS = ['烏龍茶', '紅茶', '綠茶', '白米', '糙米', '果醬', '蜂蜜', '鳳梨酥', '杯', '碗'];
const PLACES = ['阿里山', '坪林', '池上', '美濃', '鶯歌', '埔里', '玉井', '白河', '關西', '三峽'];
const MAKERS = ['山腳', '小暑', '木工房', '日日', '合作社', '老街', '有機', '青年', '家傳', '溪邊'];
const CATEGORIES = 40;

const pick = (list: readonly string[], n: number) => list[n % list.length] ?? '';

function name(n: number): string {
  const [sort, place, maker] = [
    pick(SORTS, n),
    pick(PLACES, Math.floor(n / 10)),
    pick(MAKERS, Math.floor(n / 100)),
  ];
  return `${place}${maker}${sort} ${n}`;
}

const ROWS = wholeNumber('ROWS', 100_000);
/** Variants of each product; 1 for products without options. */
const VARIANTS = wholeNumber('VARIANTS', 1);

const lineOf = (cells: readonly (string | number)[]) =>
  `${cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;

/** Option, value and code of a variant; nothing for a product without options. */
const optionCells = (code: string, at: number) =>
  VARIANTS === 1 ? [] : ['尺寸', `${at + 1} 號`, `${code}-V${at + 1}`];

function rows(n: number, { priceRise, text }: Edition): string {
  const price = 80 + (n % 1900);
  const summary = `${name(n)}，${text}，小批次製作，產地直送，每一批都附檢驗報告。`;
  const details = `<p>${summary}</p><ul><li>容量 ${100 + (n % 9) * 50} 公克</li><li>保存 ${6 + (n % 12)} 個月</li></ul>`;
  const code = `B${String(n).padStart(6, '0')}`;
  const numbers = [price + priceRise, price - 8, Math.floor(price * 0.7), n % 120];
  const first = [
    code,
    name(n),
    `分類 ${n % CATEGORIES}`,
    `大類 ${n % 5}`,
    ...numbers,
    n % 3 === 0 ? 0 : 80,
    n % 2 === 0 ? 1000 : 0,
    summary,
    details,
    ...optionCells(code, 0),
  ];
  const others = Array.from({ length: VARIANTS - 1 }, (_, at) =>
    lineOf([code, '', '', '', ...numbers, '', '', '', '', ...optionCells(code, at + 1)]),
  );
  return [lineOf(first), ...others].join('');
}

const HEADER = `\uFEFF商品編號,品名,分類,上層分類,售價,團購價,成本,庫存,運費,免運門檻,商品簡介,商品資訊${
  VARIANTS === 1 ? '' : ',規格1,規格1值,規格編號'
}\r\n`;

function* lines(edition: Edition) {
  yield HEADER;
  for (let n = 1; n <= ROWS; n += 1) yield rows(n, edition);
}

/** Writes a goods file, about 600 bytes for each product, and 60 for each further variant. */
const writeGoods = (file: string, edition: Edition): Promise<void> =>
  pipeline(Readable.from(lines(edition)), createWriteStream(file));

/** Seconds that a command may take. */
const LONGEST = VARIANTS === 1 ? 120 : 240;
/** Seconds that a command on 100 000 products may take; there is no limit for other numbers of products. */
const TARGET = ROWS === 100_000 && VARIANTS <= 3 ? LONGEST : Number.POSITIVE_INFINITY;

const cluster = hasFlag('--postgres') ? await startPostgres() : null;
const dataDir = temporaryFolder();
const file = (name: string) => path.join(dataDir, name);

/** Runs `npm run catalog`; returns its duration in seconds, including startup. */
async function seconds(...args: string[]): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, ['server/src/app/commands/catalog.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'ignore'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: cluster?.url ?? '', DEMO_SHOP: 'off' },
  });
  const code = await new Promise((resolve) => {
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`catalog ${args.join(' ')} ended with ${code}`);
  return (performance.now() - begin) / 1000;
}

const first = { priceRise: 0, text: '清香回甘' };
await writeGoods(file('first.csv'), first);
await writeGoods(file('prices.csv'), { ...first, priceRise: 10 });
await writeGoods(file('texts.csv'), { priceRise: 10, text: '濃郁順口' });

try {
  const times = {
    'all new': await seconds('import', file('first.csv')),
    'the same again': await seconds('import', file('first.csv')),
    'every price changed': await seconds('import', file('prices.csv')),
    'every text changed': await seconds('import', file('texts.csv')),
    export: await seconds('export', file('out.csv')),
    'what was exported': await seconds('import', file('out.csv')),
  };
  console.log(
    `\n${ROWS} products, ${VARIANTS} variants each, ${cluster ? 'PostgreSQL' : 'embedded database'}`,
  );
  console.table(Object.entries(times).map(([what, time]) => ({ what, seconds: time.toFixed(1) })));
  const slow = Object.entries(times).filter(([, time]) => time >= TARGET);
  for (const [what] of slow) console.error(`${what}: not under ${TARGET} s`);
  if (slow.length > 0) process.exitCode = 1;
} finally {
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
