import { n } from './geometry.ts';
import type { Sheet } from './sheet.ts';

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

export const group = (content: string, transform: string): string =>
  `<g transform="${transform}">${content}</g>`;

/** Moves a drawing made around its own origin; turns in degrees. */
export function place(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const parts = [`translate(${n(x)} ${n(y)})`];
  if (turn !== 0) parts.push(`rotate(${n(turn)})`);
  if (scale !== 1) parts.push(`scale(${Math.round(scale * 1000) / 1000})`);
  return group(content, parts.join(''));
}

/** The part of `content` inside the outline. */
export function inside(sheet: Sheet, d: string, content: string): string {
  const id = sheet.name();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}
