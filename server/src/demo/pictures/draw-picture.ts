import type { PictureSpec } from '../picture-spec.ts';
import { openBrush, type Brush } from './engine/brush.ts';
import { mix } from './engine/colour.ts';
import { place } from './engine/paint.ts';
import { FRONTS } from './objects/index.ts';
import { DETAILS } from './details/index.ts';
import { table, wall } from './stage/backdrop.ts';
import { PROPS } from './stage/props.ts';
import { COMPANIONS } from './stage/scenery.ts';
import { SIDE, svg } from './stage/svg.ts';

export type View = 1 | 2 | 3;

const seedOf = (spec: PictureSpec, view: View): string => [spec.kind, spec.colour, spec.accent, spec.pattern, spec.label, view].join('|');

/** The object alone, as large as the frame allows, a little left of the middle for its shadow. */
export function frontView(b: Brush): string {
  const { draw, w, h } = FRONTS[b.spec.kind];
  const scale = Math.min(430 / h, 462 / w, 1.5);
  return place(draw(b), SIDE * 0.485, SIDE * 0.5 + (h * scale) / 2 - 4, scale);
}

const TABLE_Y = 420;

function sceneView(b: Brush): string {
  const { draw, w, h } = FRONTS[b.spec.kind];
  const scale = Math.min(330 / h, 320 / w);
  const which = Math.floor(b.sheet.random() * 9);
  const [behind, before] = COMPANIONS[b.spec.kind];
  const onTable: Brush = { ...b, shadow: mix(b.ground.dark, '#8a6a4a', 0.3) };
  return [
    wall(b, SIDE, TABLE_Y, which),
    table(b, { y: TABLE_Y, width: SIDE, height: SIDE }, Math.floor(which / 3)),
    place(PROPS[behind](onTable), 142, TABLE_Y + 58, 1.12),
    place(draw(onTable), 332, TABLE_Y + 112, Math.round(scale * 1000) / 1000),
    place(PROPS[before](onTable), 516, TABLE_Y + 158, 1.06),
  ].join('');
}

const VIEWS: Record<View, (b: Brush) => string> = { 1: frontView, 2: (b) => DETAILS[b.spec.kind](b), 3: sceneView };

/** One of a product's three pictures as SVG, 640 units square: 1 the object, 2 a close look, 3 in use. `ground` tints the paper, `#rrggbb`. */
export function drawPicture(spec: PictureSpec, view: View, ground: string): string {
  const b = openBrush(spec, ground, seedOf(spec, view));
  return svg(b.sheet, SIDE, SIDE, ground, VIEWS[view](b));
}

