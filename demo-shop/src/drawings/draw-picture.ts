import type { PictureKind, PictureSpec } from '../catalog/picture-spec.ts';
import { DETAILS } from './details/index.ts';
import { type Brush, openBrush } from './engine/brush.ts';
import { mix } from './engine/colour.ts';
import { place } from './engine/paint.ts';
import { FRONTS } from './objects/index.ts';
import { table, wall } from './stage/backdrop.ts';
import { PROPS } from './stage/props.ts';
import { COMPANIONS, otherBehind } from './stage/scenery.ts';
import { SIDE, svg } from './stage/svg.ts';

export type View = 1 | 2 | 3;

const seedOf = (spec: PictureSpec, view: View): string =>
  [spec.kind, spec.colour, spec.accent, spec.pattern, spec.label, view].join('|');

/** The object alone, as large as the frame allows, a little left of the middle for its shadow. */
export function frontView(b: Brush): string {
  const { draw, left, right, top, bottom } = FRONTS[b.spec.kind];
  const scale = Math.min(436 / (bottom - top), 456 / (right - left), 1.5);
  return place(
    draw(b),
    SIDE * 0.488 - ((left + right) / 2) * scale,
    SIDE * 0.5 - ((top + bottom) / 2) * scale,
    scale,
  );
}

const TABLE_Y = 420;
/** Objects that hang from a rod are drawn on the wall. */
const HUNG: ReadonlySet<PictureKind> = new Set(['indigo-cloth', 'scarf']);

/** The places of the companions: one behind and one in front, on either side of the object. */
const SEATING = [
  { behind: 126, object: 334, before: 536 },
  { behind: 510, object: 300, before: 108 },
] as const;

/** The object among its companions on a table by a lit wall. */
function sceneView(b: Brush): string {
  const { draw, left, right, top, bottom } = FRONTS[b.spec.kind];
  const which = Math.floor(b.sheet.random() * 9);
  const seats = SEATING[b.sheet.random() < 0.6 ? 0 : 1];
  const [first, before] = COMPANIONS[b.spec.kind];
  const behind = b.sheet.random() < 0.62 ? first : otherBehind(b.spec.kind);
  const onTable: Brush = { ...b, shadow: mix(b.ground.dark, '#8a6a4a', 0.3) };
  const hung = HUNG.has(b.spec.kind);
  const scale = Math.min(
    (hung ? 380 : 350) / (bottom - top),
    (hung ? 400 : 330) / (right - left),
    1.08,
  );
  const x = seats.object + (hung ? 20 : 0) - ((left + right) / 2) * scale;
  const object = hung ? draw({ ...b, shadow: 'none' }) : draw(onTable);
  const placed = place(object, x, hung ? 418 : TABLE_Y + 122 - bottom * scale * 0.6, scale);
  return [
    wall(b, SIDE, TABLE_Y, which),
    hung ? placed : '',
    table(b, { y: TABLE_Y, width: SIDE, height: SIDE }, Math.floor(which / 3)),
    place(PROPS[behind](onTable), seats.behind, TABLE_Y + 56, 1.12),
    hung ? '' : placed,
    place(PROPS[before](onTable), seats.before, TABLE_Y + 176, 1.02),
  ].join('');
}

const VIEWS: Record<View, (b: Brush) => string> = {
  1: frontView,
  2: (b) => DETAILS[b.spec.kind](b),
  3: sceneView,
};

/**
 * One of a product's three pictures as SVG, a square of 640 units: 1 the object, 2 a close-up, 3 in use. `ground` tints
 * the paper, `#rrggbb`.
 */
export function drawPicture(spec: PictureSpec, view: View, ground: string): string {
  const b = openBrush(spec, ground, seedOf(spec, view));
  return svg(b.sheet, SIDE, SIDE, ground, VIEWS[view](b));
}
