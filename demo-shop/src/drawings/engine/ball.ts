import type { Tones } from './colour.ts';
import { round } from './geometry.ts';
import { stipple } from './grain.ts';
import { fill, inside } from './paint.ts';
import type { Sheet } from './sheet.ts';

/** Shades any rounded outline around (cx, cy) with radii rx, ry: crescent of shade, flecks, a lit cheek. */
export function ball(
  sheet: Sheet,
  d: string,
  t: Tones,
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  skin = '',
): string {
  const lit = round(sheet, cx - rx * 0.2, cy - ry * 0.2, rx * 0.98, ry * 0.98, 0.015);
  const cheek = round(sheet, cx - rx * 0.4, cy - ry * 0.42, rx * 0.34, ry * 0.27, 0.06);
  const count = Math.round(Math.min(220, 40 + rx * 0.9));
  const flecks = stipple(sheet, count, 3, t.dark, (u, v) => {
    const angle = -0.75 + v * 3;
    const reach = 0.98 - u * u * 0.62;
    return [
      cx - rx * 0.2 + Math.cos(angle) * rx * reach,
      cy - ry * 0.2 + Math.sin(angle) * ry * reach,
    ];
  });
  return inside(
    sheet,
    d,
    fill(d, t.dark) + fill(lit, t.mid) + skin + flecks + fill(cheek, t.light),
  );
}
