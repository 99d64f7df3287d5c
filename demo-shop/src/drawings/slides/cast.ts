import type { PictureKind, PictureSpec } from '../../catalog/picture-spec.ts';
import { type Brush, openBrush } from '../engine/brush.ts';
import { place } from '../engine/paint.ts';
import { FRONTS } from '../objects/index.ts';

type Look = Omit<PictureSpec, 'kind'>;

const look = (colour: string, accent: string, pattern: Look['pattern'], label: string): Look => ({
  colour,
  accent,
  pattern,
  label,
});

/** Places an object with its foot at (x, y), `height` units high, in colours of its own. */
export function actor(
  b: Brush,
  kind: PictureKind,
  colours: Look,
  x: number,
  y: number,
  height: number,
): string {
  const own = openBrush({ kind, ...colours }, b.ground.mid, `${kind}${x}`);
  // Continues the slide's random numbers and clip path names, since two objects would otherwise share clip paths.
  const brush: Brush = { ...own, sheet: b.sheet, shadow: b.shadow };
  const front = FRONTS[kind];
  return place(front.draw(brush), x, y, height / -front.top);
}

export const LOOKS = {
  teaTin: look('#2f6b5c', '#b5893f', 'wave', '高山茶'),
  teaPouch: look('#8a9a5c', '#efe3c2', 'leaf', '包種'),
  teapot: look('#8a4b37', '#b5704d', 'plain', ''),
  mooncakes: look('#7c2f3c', '#d8a94a', 'flower', '月圓'),
  pomelo: look('#c3c05a', '#e8a24a', 'plain', '文旦'),
  wrap: look('#5a3a58', '#e3b7a6', 'flower', ''),
  cup: look('#d9cbb0', '#56787f', 'plain', ''),
  plate: look('#ece5d6', '#3f6a8a', 'wave', ''),
  bowl: look('#efe8da', '#b5432f', 'flower', ''),
  vase: look('#7d9a90', '#d98f80', 'plain', ''),
  rice: look('#eadfc6', '#b5361f', 'stripe', '新米'),
  redPot: look('#9a5540', '#d8b184', 'plain', ''),
} satisfies Record<string, Look>;
