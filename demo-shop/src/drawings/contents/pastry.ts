import { shift, tones } from '../engine/colour.ts';
import { n, oval, type Point, points, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { lettering } from '../engine/lettering.ts';
import { fill, inside, stroke } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';

const scallop = (r: number, ry: number, lobes: number, cy = 0): string => {
  const points = Array.from({ length: lobes * 2 }, (_, i): Point => {
    const a = (i / (lobes * 2)) * Math.PI * 2;
    const k = i % 2 ? 0.94 : 1;
    return [Math.cos(a) * r * k, cy + Math.sin(a) * ry * k];
  });
  return smooth(points);
};

/** A mooncake from above and in front; `r` its radius, `squash` how far the eye tips over it. */
export function mooncake(
  sheet: Sheet,
  r: number,
  colour: string,
  mark: string,
  squash = 0.62,
): string {
  const t = tones(colour);
  const rise = r * 0.42;
  const top = scallop(r, r * squash, 12, -rise);
  const wall = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (0.06 + 0.88 * (i / 8));
    return stroke(
      `M${n(Math.cos(a) * r * 0.97)} ${n(Math.sin(a) * r * squash * 0.97 - rise)}v${n(rise * 0.86)}`,
      t.deep,
      r * 0.035,
      ' opacity=".55"',
    );
  }).join('');
  const skirt = `M${n(-r)} ${n(-rise)}V0A${n(r)} ${n(r * squash)} 0 0 0 ${n(r)} 0V${n(-rise)}Z`;
  return [
    fill(skirt, t.dark),
    wall,
    fill(top, t.mid),
    inside(
      sheet,
      top,
      fill(round(sheet, -r * 0.12, -rise - r * 0.1, r * 0.9, r * squash * 0.86, 0.02), t.light),
    ),
    stroke(oval(0, -rise, r * 0.74, r * squash * 0.74), t.dark, r * 0.045),
    `<g transform="translate(0 ${n(-rise)}) scale(1 ${squash})">${mark ? lettering(mark, { w: r * 1.0, h: r * 1.0, colour: t.deep }) : petals(r * 0.5, t.dark)}</g>`,
  ].join('');
}

const petals = (r: number, colour: string): string =>
  Array.from(
    { length: 8 },
    (_, i) =>
      `<g transform="rotate(${i * 45})">${fill(oval(r * 0.58, 0, r * 0.3, r * 0.14), colour)}</g>`,
  ).join('') + fill(oval(0, 0, r * 0.16), colour);

/** A flaky round pastry with a red mark or sesame on top. */
export function flakyCake(
  sheet: Sheet,
  r: number,
  colour: string,
  topping: 'sesame' | 'mark' = 'mark',
): string {
  const t = tones(colour);
  const d = smooth(points('-1,-.2 -.8,-.72 0,-.98 .8,-.72 1,-.2 .72,0 -.72,0', r));
  const top =
    topping === 'mark'
      ? fill(round(sheet, 0, -r * 0.7, r * 0.2, r * 0.12, 0.05), '#b5361f')
      : stipple(sheet, 26, 5, '#3a2c22', (u, v) => [
          (u - 0.5) * r * 0.9,
          -r * 0.72 + (v - 0.5) * r * 0.36,
        ]);
  const layers = [0.3, 0.5]
    .map((y) =>
      stroke(
        `M${n(-r * 0.86)} ${n(-r * y)}q${n(r * 0.9)} ${n(r * 0.22)} ${n(r * 1.72)} 0`,
        t.dark,
        1.8,
        ' opacity=".6"',
      ),
    )
    .join('');
  return (
    fill(d, t.mid) +
    inside(
      sheet,
      d,
      fill(oval(r * 0.75, -r * 0.1, r * 0.75, r * 0.62), t.dark) +
        layers +
        fill(round(sheet, -r * 0.2, -r * 0.74, r * 0.62, r * 0.24, 0.05), t.light),
    ) +
    top
  );
}

/** A rolled egg biscuit lying along x, its spiral end to the left. */
export function eggRoll(length: number, r: number, colour: string): string {
  const t = tones(colour);
  const lines = [0.2, 0.45, 0.7, 0.9]
    .map((k) =>
      stroke(
        `M${n(length * k)} ${n(-r)}q${n(r * 0.4)} ${n(r)} ${n(-r * 0.1)} ${n(r * 2)}`,
        t.dark,
        1.6,
        ' opacity=".5"',
      ),
    )
    .join('');
  return [
    fill(`M0 ${n(-r)}H${n(length)}a${n(r * 0.5)} ${n(r)} 0 0 1 0 ${n(r * 2)}H0Z`, t.mid),
    fill(
      `M0 ${n(r * 0.3)}H${n(length + r * 0.4)}a${n(r * 0.5)} ${n(r)} 0 0 1 ${n(-r * 0.4)} ${n(r * 0.7)}H0Z`,
      t.dark,
    ),
    lines,
    fill(oval(0, 0, r * 0.5, r), t.light),
    stroke(
      `M0 ${n(r * 0.05)}q${n(r * 0.16)} ${n(-r * 0.3)} ${n(-r * 0.1)} ${n(-r * 0.42)}q${n(-r * 0.28)} ${n(r * 0.2)} ${n(-r * 0.1)} ${n(r * 0.8)}q${n(r * 0.4)} ${n(r * 0.1)} ${n(r * 0.42)} ${n(-r * 0.5)}`,
      shift(colour, -0.2),
      1.8,
    ),
  ].join('');
}
