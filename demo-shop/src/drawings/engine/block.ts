import type { Tones } from './colour.ts';
import { cut, n, type Point } from './geometry.ts';
import { stipple } from './grain.ts';
import { fill, group } from './paint.ts';
import type { Sheet } from './sheet.ts';

/** The directions of width, depth and height on paper. */
export interface Camera {
  x: Point;
  y: Point;
  z: Point;
}

/** Three-quarter view: the front is nearly flat, so that labels stay legible. */
export const THREE_QUARTER: Camera = { x: [0.95, 0.14], y: [0.52, -0.36], z: [0, -0.97] };
/** From well above, for open boxes. */
export const FROM_ABOVE: Camera = { x: [0.93, 0.22], y: [0.42, -0.62], z: [0, -0.8] };

export const project = (c: Camera, x: number, y: number, z: number): Point => [
  c.x[0] * x + c.y[0] * y + c.z[0] * z,
  c.x[1] * x + c.y[1] * y + c.z[1] * z,
];

export interface Block {
  w: number;
  d: number;
  h: number;
  x?: number;
  y?: number;
  z?: number;
}

/** Drawings that are laid flat on a face: x to the right and y downwards, origin at its upper left. */
export interface Faces {
  front?: string;
  top?: string;
  side?: string;
}

const matrix = (origin: Point, u: Point, v: Point, content: string): string =>
  group(
    content,
    `matrix(${[u[0], u[1], v[0], v[1]].map((k) => Math.round(k * 1000) / 1000).join(' ')} ${n(origin[0])} ${n(origin[1])})`,
  );

const minus = ([x, y]: Point): Point => [-x, -y];

/** A box in three tones; the nearest lower left corner stands on (x, y, z). */
export function block(
  sheet: Sheet,
  camera: Camera,
  b: Block,
  t: Tones,
  faces: Faces = {},
  radius = 4,
): string {
  const { x = 0, y = 0, z = 0, w, d, h } = b;
  const p = (i: number, j: number, k: number) => project(camera, x + i * w, y + j * d, z + k * h);
  const face = (points: Point[], colour: string) => fill(cut(sheet, points, radius, 0.004), colour);
  const wear = stipple(sheet, Math.round((w + h) / 5), 2.6, t.dark, (u, v) => {
    const s = 1 - u * u * 0.7;
    return project(camera, x + s * w, y, z + v * h * 0.98);
  });
  return [
    face([p(0, 0, 1), p(0, 1, 1), p(1, 1, 1), p(1, 1, 0), p(1, 0, 0), p(0, 0, 0)], t.mid),
    face([p(1, 0, 0), p(1, 1, 0), p(1, 1, 1), p(1, 0, 1)], t.dark),
    face([p(0, 0, 1), p(0, 1, 1), p(1, 1, 1), p(1, 0, 1)], t.light),
    wear,
    faces.front ? matrix(p(0, 0, 1), camera.x, minus(camera.z), faces.front) : '',
    faces.side ? matrix(p(1, 0, 1), camera.y, minus(camera.z), faces.side) : '',
    faces.top ? matrix(p(0, 1, 1), camera.x, minus(camera.y), faces.top) : '',
  ].join('');
}

/** Stands a flat drawing up, facing the front, its origin at (x, y, z). */
export const standUp = (camera: Camera, x: number, y: number, z: number, content: string): string =>
  matrix(project(camera, x, y, z), camera.x, minus(camera.z), content);
