/** A text that is sent repeatedly with other values: its fixed pieces, and which value is between two of them. */
export interface TextTemplate {
  pieces: readonly string[];
  /** Indexes into a list of values; one fewer than pieces. */
  gaps: readonly number[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function textTemplate(text: string, values: readonly string[]): TextTemplate {
  const pieces: string[] = [];
  const gaps: number[] = [];
  let end = 0;
  for (const { 0: value, index } of text.matchAll(RegExp(values.map(escaped).join('|'), 'g'))) {
    pieces.push(text.slice(end, index));
    gaps.push(values.indexOf(value));
    end = index + value.length;
  }
  pieces.push(text.slice(end));
  return { pieces, gaps };
}

export const filledText = ({ pieces, gaps }: TextTemplate, values: readonly string[]): string =>
  pieces.map((piece, number) => piece + (values[gaps[number] ?? -1] ?? '')).join('');
