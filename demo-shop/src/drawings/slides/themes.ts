import { teaShoot } from '../contents/leaves.ts';
import { mooncake } from '../contents/pastry.ts';
import type { Brush } from '../engine/brush.ts';
import { mix } from '../engine/colour.ts';
import { cut } from '../engine/geometry.ts';
import { fill, place } from '../engine/paint.ts';
import { silverGrass } from '../props/branch.ts';
import { teaCup } from '../props/table-ware.ts';
import { leafShade, table, windowLight } from '../stage/backdrop.ts';
import { PROPS } from '../stage/props.ts';
import { actor, LOOKS } from './cast.ts';
import { type Canvas, cloud, hills, mist, orb, paddy, teaRows } from './landscape.ts';

/** The position of the objects: (x, y) is the foot of the tallest one, `unit` its height. */
export interface Spot {
  x: number;
  y: number;
  unit: number;
}

export interface Theme {
  ground: string;
  accent: string;
  /** The side of the wide picture that stays empty for a caption. */
  calm: 'left' | 'right';
  draw: (b: Brush, c: Canvas, s: Spot) => string;
}

/** The front edge of a counter, plain enough for a caption on it. */
const counter = (b: Brush, c: Canvas, y: number, colour: string): string =>
  fill(
    cut(
      b.sheet,
      [
        [-20, y],
        [c.width + 20, y - 4],
        [c.width + 20, c.height + 20],
        [-20, c.height + 20],
      ],
      2,
      0.002,
    ),
    colour,
  ) + fill(`M-20 ${y}L${c.width + 20} ${y - 4}v10L-20 ${y + 11}Z`, mix(colour, '#fffaf0', 0.5));

function teaHarvest(b: Brush, c: Canvas, { x, y, unit }: Spot): string {
  const edge = y - unit * 0.16;
  return [
    orb(b, x - unit * 0.62, edge - unit * 1.18, unit * 0.3, '#f6e2b4'),
    hills(b, c, edge - unit * 0.86, unit * 0.42, '#c3d0c2', 5),
    hills(b, c, edge - unit * 0.66, unit * 0.36, '#a2bba9', 4),
    mist(b, c, edge - unit * 0.6, '#eef0e2'),
    hills(b, c, edge - unit * 0.46, unit * 0.2, '#86a68a', 3),
    teaRows(b, c, edge - unit * 0.4, edge + 20, '#7b9a5f'),
    counter(b, c, edge, '#eadfc8'),
    place(PROPS.teapot(b), x - unit * 0.74, y - unit * 0.04, unit / 330),
    actor(b, 'tea-pouch', LOOKS.teaPouch, x + unit * 0.58, y - unit * 0.02, unit * 0.82),
    actor(b, 'tea-tin', LOOKS.teaTin, x, y, unit),
    place(teaCup(b, unit * 0.3, '#efe6d4', '#b9782f'), x + unit * 0.4, y + unit * 0.12),
    place(teaShoot(b.sheet, unit * 0.26), x - unit * 0.42, y + unit * 0.1, 1, 70),
  ].join('');
}

function midAutumn(b: Brush, c: Canvas, { x, y, unit }: Spot): string {
  const edge = y - unit * 0.2;
  return [
    orb(b, x + unit * 0.12, edge - unit * 0.72, unit * 0.66, '#fbf0d2'),
    cloud(x - unit * 1.06, edge - unit * 0.98, unit * 0.7, '#ecdcd2'),
    cloud(x + unit * 0.4, edge - unit * 0.42, unit * 0.66, '#f3e6d8'),
    hills(b, c, edge - unit * 0.08, unit * 0.26, '#a58d95', 4),
    hills(b, c, edge + unit * 0.06, unit * 0.2, '#8a7380', 3),
    counter(b, c, edge, '#e6cfb4'),
    place(silverGrass(b.sheet, unit * 1.06, '#e9d7b8'), x + unit * 0.86, y - unit * 0.06),
    actor(b, 'cloth-wrap', LOOKS.wrap, x + unit * 0.66, y - unit * 0.02, unit * 0.56),
    actor(b, 'mooncake-box', LOOKS.mooncakes, x - unit * 0.02, y + unit * 0.02, unit * 0.86),
    actor(
      b,
      'pomelo',
      { ...LOOKS.pomelo, label: '' },
      x - unit * 0.76,
      y + unit * 0.02,
      unit * 0.52,
    ),
    place(mooncake(b.sheet, unit * 0.13, '#c58440', '福', 0.6), x + unit * 0.46, y + unit * 0.16),
  ].join('');
}

function kilnTable(b: Brush, c: Canvas, { x, y, unit }: Spot): string {
  const edge = y - unit * 0.22;
  return [
    windowLight(b, x - unit * 1.0, edge - unit * 1.36, unit * 0.9, unit * 1.2),
    leafShade(b, x - unit * 1.1, edge - unit * 1.2, unit * 0.9),
    table(b, { y: edge, width: c.width, height: c.height }, 0),
    actor(b, 'vase', LOOKS.vase, x - unit * 0.66, y - unit * 0.06, unit * 1.1),
    actor(b, 'plate', LOOKS.plate, x + unit * 0.12, y - unit * 0.08, unit * 0.86),
    actor(b, 'teapot', LOOKS.redPot, x + unit * 0.72, y + unit * 0.02, unit * 0.48),
    actor(b, 'stoneware-cup', LOOKS.cup, x - unit * 0.28, y + unit * 0.1, unit * 0.32),
    actor(b, 'bowl', LOOKS.bowl, x + unit * 0.26, y + unit * 0.18, unit * 0.3),
  ].join('');
}

function newRice(b: Brush, c: Canvas, { x, y, unit }: Spot): string {
  const edge = y - unit * 0.14;
  return [
    cloud(x - unit * 0.9, edge - unit * 1.26, unit * 0.6, '#f4f0e2'),
    cloud(x + unit * 0.36, edge - unit * 1.12, unit * 0.5, '#f4f0e2'),
    hills(b, c, edge - unit * 0.72, unit * 0.48, '#b3c4c0', 4),
    hills(b, c, edge - unit * 0.58, unit * 0.26, '#8fae9f', 5),
    paddy(b, c, edge - unit * 0.52, edge + 20, '#d9b65a'),
    counter(b, c, edge, '#efe4cd'),
    place(PROPS.teapot(b), x - unit * 0.72, y - unit * 0.02, unit / 380),
    actor(b, 'rice-bag', LOOKS.rice, x, y, unit * 0.94),
    place(PROPS.rice(b), x + unit * 0.62, y + unit * 0.12, unit / 300),
  ].join('');
}

/** The home page's slides by theme. */
export const THEMES = {
  tea: { ground: '#e7e6d3', accent: '#b5893f', calm: 'left', draw: teaHarvest },
  'mid-autumn': { ground: '#d6c2bd', accent: '#d8a94a', calm: 'right', draw: midAutumn },
  kiln: { ground: '#d9dad0', accent: '#b5432f', calm: 'right', draw: kilnTable },
  rice: { ground: '#dfe6dc', accent: '#b5361f', calm: 'left', draw: newRice },
} satisfies Record<string, Theme>;
