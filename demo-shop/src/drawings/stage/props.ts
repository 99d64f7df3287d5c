import { noodleNest } from '../contents/dried.ts';
import { citrusFace, orange } from '../contents/fruit.ts';
import { heap, peanut, riceColour, riceGrain } from '../contents/grain-food.ts';
import { teaHeap } from '../contents/leaves.ts';
import { flakyCake } from '../contents/pastry.ts';
import { chilli, shiitake } from '../contents/spice.ts';
import { toast } from '../contents/sweet.ts';
import { type Brush, CREAM, INK, recoloured, WOOD } from '../engine/brush.ts';
import { mix, shift, tones } from '../engine/colour.ts';
import { box, cut, oval, points, smooth } from '../engine/geometry.ts';
import { fill, place, stroke } from '../engine/paint.ts';
import { castShadow } from '../engine/shadow.ts';
import { band, filled, shade, turned } from '../engine/turned.ts';
import { bowl, teapot } from '../objects/ceramics.ts';
import { weave } from '../objects/gifts.ts';
import { folded } from '../objects/textiles.ts';
import { blossomBranch, leafBranch } from '../props/branch.ts';
import { budVase, dish, steam, teaCup } from '../props/table-ware.ts';
import type { Prop } from './scenery.ts';

const CERAMIC = '#e6dcc8';

const quiet = (b: Brush, colour: string, accent: string): Brush => {
  const q = recoloured(b, mix(colour, b.ground.mid, 0.15), accent);
  return { ...q, spec: { ...q.spec, pattern: 'plain', label: '' } };
};

const vapour = (b: Brush): string => mix(b.ground.light, '#ffffff', 0.55);

const bowlOf = (b: Brush, contents: string): string =>
  place(bowl(quiet(b, CERAMIC, shift(b.spec.accent, 0.05))), 0, 0, 0.52) + contents;

/** Cooked rice: of the sack's own kind beside a sack, else white. */
const cooked = (b: Brush): string =>
  b.spec.kind === 'rice-bag' ? riceColour(b.spec.colour) : '#fbf6ea';

const books = (b: Brush): string =>
  [
    castShadow(b, 0, 0, 190, 80, 16),
    ...[
      [-6, 0, b.accent.mid],
      [4, -30, b.ground.deep],
      [-2, -58, mix(b.body.mid, CREAM, 0.3)],
    ].map(
      ([x, y, colour]) =>
        fill(cut(b.sheet, box(Number(x) - 90, Number(y) - 28, 180, 28), 4), String(colour)) +
        fill(cut(b.sheet, box(Number(x) - 84, Number(y) - 22, 172, 16), 2), '#f3ead8'),
    ),
  ].join('');

type Drawn = (b: Brush) => string;

/** Two tiers of a bamboo steamer under their lid. */
const steamer = (b: Brush): string => {
  const cane = tones(mix('#c99f68', b.ground.mid, 0.12));
  const tier = (y: number) => {
    const body = turned(`84,${y} 84,${y - 44}`, 0.16);
    return (
      shade(b.sheet, body, cane, false) +
      fill(band(body, y - 18, y - 26), cane.dark) +
      fill(band(body, y, y - 4), cane.deep, 0.6)
    );
  };
  const lid = turned('86,-88 86,-100 62,-118 12,-126', 0.16);
  const weave = stroke(
    'M-60 -108L40 -122M-30 -102L64 -116M-50 -118L30 -100M0 -124L70 -104',
    cane.dark,
    3,
  );
  return [
    castShadow(b, 0, 0, 170, 130, 22),
    tier(0),
    tier(-44),
    shade(b.sheet, lid, cane, false),
    weave,
    `<g transform="translate(0 -132)">${steam(90, vapour(b))}</g>`,
  ].join('');
};

/** An enamel kettle. */
const kettle = (b: Brush): string => {
  const t = tones(mix(b.accent.mid, b.ground.mid, 0.3));
  const body = turned('78,0 88,-10 92,-60 78,-104 52,-128 46,-132', 0.17);
  const lid = turned('46,-130 40,-142 12,-150 8,-150', 0.17);
  const spout = smooth(points('74,-40 104,-70 124,-112 142,-118 134,-100 118,-52 84,-18'));
  return [
    castShadow(b, 0, 0, 180, 150, 22),
    stroke('M-62 -112C-70 -214 70 -214 62 -112', t.deep, 10),
    fill(spout, t.dark),
    shade(b.sheet, body, t),
    shade(b.sheet, lid, t),
    fill(oval(0, -158, 10, 9), INK),
    fill(band(body, -2, -9), t.deep, 0.6),
  ].join('');
};

/** A bamboo basket of oranges. */
const basket = (b: Brush): string => {
  const body = turned('70,0 84,-40 98,-84', 0.2);
  const fruit =
    place(orange(b.sheet, 42, '#e0922f'), -44, -106) +
    place(orange(b.sheet, 40, '#e59c3a', false), 40, -104) +
    place(orange(b.sheet, 42, '#db8a2b'), 0, -120);
  return (
    castShadow(b, 0, 0, 170, 120, 24) +
    weave(b, body, WOOD) +
    filled(b.sheet, body, WOOD, shift(WOOD, -0.2), fruit)
  );
};

/** Props around their own foot, about 200 units wide, quieter than the object they stand beside. */
export const PROPS: Record<Prop, Drawn> = {
  steamer,
  kettle,
  basket,
  cup: (b) =>
    place(teaCup(b, 116, CERAMIC, '#b9782f'), 0, 0) +
    `<g transform="translate(0 -78)">${steam(90, vapour(b))}</g>`,
  coffee: (b) =>
    dish(b, 150, CERAMIC) +
    place(teaCup(b, 104, mix(b.spec.accent, CREAM, 0.3), '#4a2f20'), 0, -4) +
    `<g transform="translate(0 -76)">${steam(90, vapour(b))}</g>`,
  teapot: (b) => place(teapot(quiet(b, '#a9765a', '#c0906a')), 0, 0, 0.62),
  branch: (b) =>
    place(budVase(b, 190, mix(b.accent.mid, b.ground.mid, 0.35)), 0, 0) +
    place(leafBranch(b.sheet, 190), 2, -186, 1, -74) +
    place(leafBranch(b.sheet, 140), 0, -186, 1, -128),
  flowers: (b) =>
    place(blossomBranch(b.sheet, 190, mix('#e0958a', b.spec.accent, 0.2)), 2, -176, 1, -66) +
    place(blossomBranch(b.sheet, 130, '#efc9b8'), 0, -176, 1, -108) +
    budVase(b, 180, mix(b.ground.deep, '#6f8f88', 0.55)),
  cloth: (b) => castShadow(b, 0, 0, 190, 60, 20) + folded(b, 190, 52, 0, b.body, true),
  fruit: (b) =>
    castShadow(b, 0, 0, 120, 70, 20) +
    place(orange(b.sheet, 52, '#e0922f'), -20, -48) +
    castShadow(b, 60, 18, 70, 20, 12) +
    place(citrusFace(b.sheet, 38, '#e0922f', '#f3bb5a'), 62, -16),
  rice: (b) =>
    bowlOf(
      b,
      `${place(
        heap(b, 142, 54, shift(cooked(b), -0.05), 9, riceGrain(cooked(b))),
        0,
        -88,
      )}<g transform="translate(0 -150)">${steam(80, vapour(b))}</g>`,
    ),
  noodles: (b) =>
    bowlOf(
      b,
      place(noodleNest(b.sheet, 70, '#e9cf92'), 0, -94) +
        place(chilli(b.sheet, 46), -20, -112, 1, 14) +
        stroke('M20 -104L130 -176M30 -98L140 -164', '#8a5b3a', 6),
    ),
  cakes: (b) =>
    dish(b, 200, CERAMIC) +
    place(flakyCake(b.sheet, 38, '#dba862'), -40, -4) +
    place(flakyCake(b.sheet, 38, '#d39d58', 'sesame'), 38, 2),
  toast: (b) =>
    dish(b, 220, CERAMIC) +
    `<g transform="translate(0 -10) scale(1 .5) rotate(-8)">${toast(b.sheet, 130, b.spec.colour)}</g>`,
  dish: (b) =>
    dish(b, 180, CERAMIC) +
    fill(oval(0, -3, 58, 16), tones(mix(b.spec.colour, b.spec.accent, 0.2)).mid) +
    fill(oval(-12, -6, 30, 6), b.body.light),
  soap: (b) =>
    dish(b, 170, CERAMIC) +
    castShadow(b, 0, -6, 90, 20, 10) +
    fill(cut(b.sheet, box(-50, -44, 100, 42), 14), mix(b.body.mid, CREAM, 0.5)) +
    fill(cut(b.sheet, box(-46, -44, 92, 18), 9), mix(b.body.light, CREAM, 0.6)),
  books,
  chilli: (b) =>
    castShadow(b, 0, 10, 100, 20, 12) +
    place(chilli(b.sheet, 110), -50, 0, 1, 8) +
    place(chilli(b.sheet, 90), -20, 16, 1, -14),
  tea: (b) => dish(b, 180, CERAMIC) + teaHeap(b, 110, 30, '#5d6b3f'),
  mushrooms: (b) =>
    dish(b, 200, CERAMIC) +
    place(shiitake(b.sheet, 42), -40, 2) +
    place(shiitake(b.sheet, 38), 42, 6) +
    place(shiitake(b.sheet, 36), 4, -10),
  nuts: (b) => dish(b, 180, CERAMIC) + heap(b, 116, 34, '#b98a4e', 14, peanut()),
};
