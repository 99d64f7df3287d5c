import type { Brush } from '../engine/brush.ts';
import { lightness, mix, shift, tones } from '../engine/colour.ts';
import { curve, oval, type Point, points, smooth } from '../engine/geometry.ts';
import { fill, place, stroke } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';

type One = (sheet: Sheet) => string;

/** A heap of many small things, drawn from the back to the front. */
export function heap(b: Brush, w: number, h: number, base: string, size: number, one: One): string {
  const { sheet } = b;
  const mound: Point[] = [
    [-w / 2, 0],
    [-w * 0.3, -h * 0.6],
    [0, -h * 0.98],
    [w * 0.3, -h * 0.6],
    [w / 2, 0],
    [0, h * 0.14],
  ];
  const count = Math.min(150, Math.round((w * h * 0.95) / (size * size)) + 6);
  const spots = Array.from({ length: count }, () => {
    const k = sheet.between(-1, 1);
    return { x: (k * w) / 2, y: -h * (1 - Math.abs(k) ** 1.5) * sheet.random() ** 0.75 + h * 0.05 };
  }).sort((p, q) => p.y - q.y);
  return (
    fill(smooth(mound, 0.8), base) +
    spots.map((s) => place(one(sheet), s.x, s.y, 1, sheet.between(0, 360))).join('')
  );
}

/** Rice by the colour of its sack: polished, brown and red, or black. */
export function riceColour(sack: string): string {
  const l = lightness(sack);
  if (l < 0.42) return '#5a4650';
  return l < 0.66 ? mix('#ecdcbc', sack, 0.5) : '#f6efdf';
}

export const riceGrain =
  (colour = '#f6f0e2'): One =>
  (sheet) => {
    const t = tones(colour);
    return fill(oval(0, 0, 6.5, 2.7), sheet.pick([t.mid, t.mid, t.light, t.dark]));
  };

export const coffeeBean =
  (colour = '#5b3a29'): One =>
  (sheet) => {
    const t = tones(colour);
    return (
      fill(oval(0, 0, 12, 8.6), sheet.pick([t.mid, t.dark, t.light])) +
      stroke(curve(points('-10.5,0 -3,-2.2 3,2.2 10.5,0')), t.deep, 1.8)
    );
  };

export const peanut =
  (colour = '#d3a063'): One =>
  (sheet) => {
    const t = tones(colour);
    return (
      fill(oval(0, 0, 12, 9), sheet.pick([t.mid, t.mid, t.dark])) +
      fill(oval(-4, -3, 4, 2), t.light)
    );
  };

export const cashew =
  (colour = '#e3c38f'): One =>
  (sheet) => {
    const t = tones(colour);
    const d = smooth(points('-15,3 -11,-7 2,-11 14,-5 15,3 9,4 2,-2 -6,6'));
    return (
      fill(d, sheet.pick([t.mid, t.mid, t.dark])) +
      stroke(curve(points('-10,-4 -2,-8 6,-7')), t.light, 2)
    );
  };

/** A dried shrimp, curled. */
export const shrimp =
  (colour = '#e08a5e'): One =>
  (sheet) => {
    const t = tones(colour);
    const body = smooth(points('-18,8 -17,-5 -6,-14 8,-12 16,-2 10,-1 2,-4 -6,-1 -9,9'));
    const rings = [-11, -4, 4]
      .map((x) => stroke(`M${x} ${-11 + Math.abs(x + 3) * 0.6}l2.5 8`, t.dark, 1.6))
      .join('');
    return (
      fill(body, sheet.pick([t.mid, t.light, t.mid])) +
      rings +
      stroke(curve(points('15,-3 24,-8 30,-6')), t.dark, 1.3) +
      stroke(curve(points('15,-2 24,0 29,4')), t.dark, 1.3) +
      fill('M-16 7l-7 7 5 2 3-4 4 4 1-8z', t.dark)
    );
  };

export const sesame =
  (colour = '#3a312b'): One =>
  (sheet) =>
    fill(
      smooth(points('-5,0 0,-2.6 5,0 0,2.6')),
      sheet.pick([colour, shift(colour, 0.08), shift(colour, 0.16)]),
    );
