import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** How an edition differs from the first file. */
export interface Edition {
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

function row(n: number, { priceRise, text }: Edition): string {
  const price = 80 + (n % 1900);
  const summary = `${name(n)}，${text}，小批次製作，產地直送，每一批都附檢驗報告。`;
  const details = `<p>${summary}</p><ul><li>容量 ${100 + (n % 9) * 50} 公克</li><li>保存 ${6 + (n % 12)} 個月</li></ul>`;
  const cells = [
    `B${String(n).padStart(6, '0')}`,
    name(n),
    `分類 ${n % CATEGORIES}`,
    `大類 ${n % 5}`,
    price + priceRise,
    price - 8,
    Math.floor(price * 0.7),
    n % 120,
    n % 3 === 0 ? 0 : 80,
    n % 2 === 0 ? 1000 : 0,
    summary,
    details,
  ];
  return `${cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

const HEADER =
  '\uFEFF商品編號,品名,分類,上層分類,售價,團購價,成本,庫存,運費,免運門檻,商品簡介,商品資訊\r\n';

function* lines(rows: number, edition: Edition) {
  yield HEADER;
  for (let n = 1; n <= rows; n += 1) yield row(n, edition);
}

/** Writes a goods file with this many products, about 600 bytes each. */
export const writeGoods = (file: string, rows: number, edition: Edition): Promise<void> =>
  pipeline(Readable.from(lines(rows, edition)), createWriteStream(file));
