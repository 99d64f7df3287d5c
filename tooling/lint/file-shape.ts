import { isDemoData, type SourceFile } from './source-files.ts';

const MAX_LINES = 300;
const VAGUE = /(?:^|\/)(?:utils?|helpers?|commons?|misc)(?:\/|\.[^/]+$)|(?:^|\/)index\.tsx$/;

const linesOf = (text: string) => text.trimEnd().split('\n').length;

export function shapeFaults({ path, text }: SourceFile): string[] {
  const faults: string[] = [];
  const lines = linesOf(text);
  if (lines > MAX_LINES && !isDemoData(path))
    faults.push(`${path} has ${lines} lines, more than ${MAX_LINES}: split it by meaning`);
  if (VAGUE.test(path)) faults.push(`${path}: name it for what is in it`);
  return faults;
}

/** Median and 90th percentile of lines per file, without demo data. */
export function lengthReport(files: SourceFile[]): string {
  const lengths = files
    .filter((file) => !isDemoData(file.path))
    .map((file) => linesOf(file.text))
    .sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  return `${lengths.length} files, lines: median ${at(0.5)}, 90 % ${at(0.9)}, longest ${at(1)}`;
}
