import type { PictureSpec } from '../catalog/picture-spec.ts';
import { frontView } from './draw-picture.ts';
import { openBrush } from './engine/brush.ts';
import { mix } from './engine/colour.ts';
import { oval } from './engine/geometry.ts';
import { fill } from './engine/paint.ts';
import { SIDE, svg } from './stage/svg.ts';

/** A category's tile: one of its objects on a pale round, its label left blank. Square, 640 units. */
export function drawCategory(ground: string, spec: PictureSpec): string {
  const b = openBrush({ ...spec, label: '' }, ground, `category|${spec.kind}|${ground}`);
  const round = fill(oval(SIDE / 2, SIDE / 2, SIDE * 0.44), mix(ground, '#fffaf0', 0.5));
  return svg(
    b.sheet,
    SIDE,
    SIDE,
    ground,
    `${round}<g transform="translate(64 64) scale(.8)">${frontView(b)}</g>`,
  );
}
