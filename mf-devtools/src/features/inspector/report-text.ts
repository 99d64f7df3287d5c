import { partLabel } from './inspected-page.ts';
import type { InspectedBuild, Inspection } from './inspection.ts';
import { fileText, loadingText, moduleOrigins, partText } from './loading-text.ts';
import type { InspectedPart } from './part-inspection.ts';

const buildLine = ({ name, version, channel, loading }: InspectedBuild) =>
  [`- ${name} ${version || '（版本不明）'}`, channel, loading ? loadingText(loading) : '本頁未載入']
    .filter(Boolean)
    .join('，');

function partLines(part: InspectedPart, builds: readonly InspectedBuild[]) {
  const { version, channel } = builds.find(({ name }) => name === part.remote) ?? {};
  const files = part.loading?.files ?? [];
  const own = [
    partText(part),
    files.length > 0 && `檔案：${files.map(fileText).join('；')}`,
    ...moduleOrigins(part.modules).map(
      ({ origin, names }) => `共用程式（${origin}）：${names.join('、')}`,
    ),
  ];
  return [
    `- ${[partLabel(part.id), version, channel].filter(Boolean).join('，')}`,
    ...own.filter(Boolean).map((line) => `  ${line}`),
  ];
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** A page's composition as text for a bug report; without the address's query, which may name an order or a person. */
export function reportText(
  { id, parts, builds, modules, refused: rejected, overrides }: Inspection,
  { path, time, browser }: { path: string; time: Date; browser: string },
): string {
  return [
    `拼鋪組成報告 ${id}`,
    `網址：${path}`,
    `時間：${time.toISOString()}`,
    `瀏覽器：${browser}`,
    ...section(
      '畫面上的部分',
      parts.flatMap((part) => partLines(part, builds)),
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
      rejected.map(
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
