import { block, THREE_QUARTER } from '../engine/block.ts';
import { tones } from '../engine/colour.ts';
import { stipple } from '../engine/grain.ts';
import { fill } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';

/** A pineapple cake standing on the origin; cut open it shows its filling to the front. */
export function pineappleSlab(sheet: Sheet, open: boolean): string {
  const crust = tones('#e0ad5c');
  const f = tones('#cd8426');
  const w = 96;
  const h = 44;
  const face = open
    ? fill(`M9 9H${w - 9}V${h - 9}H9Z`, f.mid) +
      fill(`M9 ${h - 18}H${w - 9}V${h - 9}H9Z`, f.dark) +
      stipple(sheet, 26, 6, f.light, (u, v) => [10 + u * (w - 22), 10 + v * (h - 22)])
    : stipple(sheet, 18, 3, crust.dark, (u, v) => [u * w, v * h]);
  return block(
    sheet,
    THREE_QUARTER,
    { w, d: 66, h },
    crust,
    { front: face, top: stipple(sheet, 20, 3, crust.mid, (u, v) => [u * w, v * 66]) },
    8,
  );
}
