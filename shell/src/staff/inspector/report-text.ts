import { partLabel } from '../shown-parts.ts';
import type { InspectedBuild, Inspection } from './inspection.ts';
import type { Loading } from './loading.ts';

const KB = 1000;

/** `12 個檔案，84 KB，312 毫秒`; what the browser had stored took no time. */
export const loadingText = ({ files, bytes, ms }: Loading) =>
  [
    `${files} 個檔案`,
    bytes === 0 ? '大小無法讀取' : `${Math.max(1, Math.round(bytes / KB))} KB`,
    ms === 0 ? '來自快取' : `${ms} 毫秒`,
  ].join('，');

const buildLine = ({ name, version, channel, loading }: InspectedBuild) =>
  [`- ${name} ${version || '（版本不明）'}`, channel, loading ? loadingText(loading) : '本頁未載入']
    .filter(Boolean)
    .join('，');

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** A page's composition as text for a bug report: no query of the address, which may name an order or a person. */
export function reportText(
  { id, parts, builds, modules, refused, overrides }: Inspection,
  { path, time, browser }: { path: string; time: Date; browser: string },
): string {
  return [
    `拼鋪組成報告 ${id}`,
    `網址：${path}`,
    `時間：${time.toISOString()}`,
    `瀏覽器：${browser}`,
    ...section(
      '畫面上的部分',
      parts.map((part) => `- ${partLabel(part.id)}`),
    ),
    ...section('模組', builds.map(buildLine)),
    ...section(
      '此瀏覽器的版本',
      Object.entries(overrides).map(
        ([name, one]) => `- ${name}：${'url' in one ? one.url : one.version}`,
      ),
    ),
    ...section(
      '未採用',
      refused.map(
        ({ remote, version, slot, reason }) =>
          `- ${remote} ${version}${slot === undefined ? '' : ` ${slot}`}：${reason}`,
      ),
    ),
    ...section(
      '共用程式',
      modules.map(({ name, version, from }) => `- ${name} ${version}，來自 ${from}`),
    ),
  ].join('\n');
}
