import type { LoadedFile, Loading } from './loading.ts';
import type { InspectedPart, PartModule } from './part-inspection.ts';

const KB = 1000;

const size = (bytes: number) => `${Math.max(1, Math.round(bytes / KB))} KB`;

const sum = (files: readonly LoadedFile[], of: 'transferred' | 'decoded') =>
  files.reduce((total, file) => total + file[of], 0);

/**
 * Whether a file came from the browser's cache; always false for another origin's files that the page can't measure.
 */
const isCached = ({ transferred, decoded }: LoadedFile) => transferred === 0 && decoded > 0;

function sizeText(files: readonly LoadedFile[]) {
  const [transferred, decoded] = [sum(files, 'transferred'), sum(files, 'decoded')];
  if (decoded === 0) return '大小無法讀取';
  const cached = files.filter(isCached).length;
  return [
    transferred > 0 && `傳輸 ${size(transferred)}`,
    `解壓縮後 ${size(decoded)}`,
    cached > 0 && (cached === files.length ? '來自快取' : `其中 ${cached} 個來自快取`),
  ]
    .filter(Boolean)
    .join('，');
}

/** Such as `12 個檔案，傳輸 84 KB，解壓縮後 290 KB，其中 2 個來自快取，載入 312 毫秒`. */
export const loadingText = ({ files, ms }: Loading) =>
  `${files.length} 個檔案，${sizeText(files)}，載入 ${ms} 毫秒`;

/** Such as `entry.js，傳輸 3 KB，解壓縮後 9 KB`. */
export const fileText = (file: LoadedFile) => `${file.name}，${sizeText([file])}`;

/** A text about how a part was loaded, and how long it took until it was rendered. */
export const partText = ({ recorded, loading, shownAfter }: InspectedPart) =>
  [
    recorded === false && '此版本未記錄各部分的檔案',
    recorded && loading === undefined && '瀏覽器沒有載入紀錄',
    loading && loadingText(loading),
    shownAfter !== undefined && `請求後 ${shownAfter} 毫秒顯示`,
  ]
    .filter(Boolean)
    .join('，');

/** A text about the origins of a part's shared modules, grouped by origin. */
export function moduleOrigins(modules: readonly PartModule[]) {
  const originOf = ({ provided, bundled }: PartModule) =>
    [
      provided ? `由 ${provided.from} 提供` : '本頁未載入',
      bundled ? '模組另有備份' : '模組未自備',
    ].join('，');
  return [...Map.groupBy(modules, originOf)].map(([origin, those]) => ({
    origin,
    names: those.map(({ name, provided }) => [name, provided?.version].filter(Boolean).join(' ')),
  }));
}
