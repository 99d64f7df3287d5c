/** A text that is sent again and again with other values: its fixed pieces, and which value is between each two. */
export interface TextTemplate {
  pieces: readonly string[];
  /** One fewer than pieces: places in a list of values. */
  gaps: readonly number[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text wherever one of the values is. */
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

/** The text with these values. */
export const filledText = ({ pieces, gaps }: TextTemplate, values: readonly string[]): string =>
  pieces.map((piece, number) => piece + (values[gaps[number] ?? -1] ?? '')).join('');
