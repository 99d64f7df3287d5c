import { tones } from '../engine/colour.ts';
import { curve, n, oval, points, smooth } from '../engine/geometry.ts';
import { fill, stroke } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';

/** A dried daylily bud, long and a little curled. */
export function lilyBud(sheet: Sheet): string {
  const t = tones(sheet.pick(['#d9963a', '#cf8730', '#e2a64c']));
  const bend = sheet.between(-8, 8);
  const d = smooth(
    points(
      `-46,0 -20,${n(-5 + bend * 0.5)} 20,${n(-8 + bend)} 46,${n(-3 + bend)} 22,${n(6 + bend)} -18,${n(5 + bend * 0.5)}`,
    ),
  );
  return (
    fill(d, t.mid) + stroke(curve(points(`-38,0 0,${n(bend * 0.6)} 38,${n(bend)}`)), t.dark, 2.2)
  );
}

/** Star anise from above. */
export function starAnise(sheet: Sheet, r = 24): string {
  const t = tones('#7a4a2c');
  const pod = smooth(points('0,-.16 .5,-.24 1,0 .5,.24 0,.16', r), 0.8);
  const turn = sheet.between(0, 45);
  const arms = Array.from(
    { length: 8 },
    (_, i) =>
      `<g transform="rotate(${n(turn + i * 45)})">${fill(pod, i % 2 ? t.mid : t.dark)}${fill(oval(r * 0.56, 0, r * 0.15, r * 0.09), '#b9773f')}</g>`,
  );
  return arms.join('') + fill(oval(0, 0, r * 0.18), t.deep);
}

/** A quill of cassia bark. */
export function cassia(sheet: Sheet): string {
  const t = tones(sheet.pick(['#9a6238', '#8a5530']));
  return (
    fill('M-44 -9H44V9H-44Z', t.mid) +
    fill('M-44 2H44V9H-44Z', t.dark) +
    fill(oval(44, -4, 4, 5), t.deep) +
    stroke('M-40 -5H36', t.light, 2)
  );
}

/** A piece of six-spice mix: anise, cassia, peppercorn. */
export function spice(sheet: Sheet): string {
  const which = sheet.random();
  if (which < 0.34) return starAnise(sheet);
  return which < 0.56
    ? cassia(sheet)
    : fill(oval(0, 0, 8, 7), sheet.pick(['#4a352a', '#7a3b2a', '#5c4a35'])) +
        fill(oval(-2.5, -2.5, 2.4, 2), '#a2805e');
}
