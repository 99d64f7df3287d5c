import type { ShownPart } from '@pinpu/shared/contracts';
import type { FragmentInstance } from 'react';
import type { PartTracking } from '../composition/part-tracking.ts';

const parts = new Map<string, FragmentInstance>();

/** The tools themselves are no part of what they show. */
const isTool = (id: string) => id.includes('/slot/staff.');

/** Records the parts on the page; adds no element to the page. */
export const placePart: PartTracking['place'] = (id) => (part) => {
  if (part === null || isTool(id)) return undefined;
  parts.set(id, part);
  return () => {
    if (parts.get(id) === part) parts.delete(id);
  };
};

/** The smallest rectangle around all of them. */
function boxAround(rects: readonly DOMRect[]): DOMRect {
  const seen = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return new DOMRect();
  const left = Math.min(...seen.map((rect) => rect.left));
  const top = Math.min(...seen.map((rect) => rect.top));
  const right = Math.max(...seen.map((rect) => rect.right));
  const bottom = Math.max(...seen.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The parts on the page, from top to bottom. */
export const shownParts = (): ShownPart[] =>
  [...parts]
    .map(([id, part]) => ({
      id,
      remote: id.slice(0, id.indexOf('/')),
      box: boxAround(part.getClientRects()),
    }))
    .sort((a, b) => a.box.top - b.box.top || b.box.height - a.box.height);

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x < right && top <= y && y < bottom;

/** The innermost part at a point of the window. */
export function partAt(x: number, y: number): ShownPart | undefined {
  const area = ({ box }: ShownPart) => box.width * box.height;
  return shownParts()
    .filter(({ box }) => contains(box, x, y))
    .sort((a, b) => area(a) - area(b))[0];
}

export const scrollToPart = (id: string) => parts.get(id)?.scrollIntoView();
