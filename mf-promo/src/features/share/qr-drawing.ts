import { lightPalette } from '@pinpu/shared/theme';
import { generate } from 'lean-qr';

/** A QR code, dark on light: its side including the margin, in modules, and its dark modules as an SVG path. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** The margin in modules that readers need. */
const QUIET = 4;

/** The QR code of an address with a parameter, by which its visits are counted as those of a QR code. */
export function qrDrawing(url: string): QrDrawing {
  const code = generate(`${url}?via=qr`);
  const cells = Array.from({ length: code.size ** 2 }, (_, at) => [
    at % code.size,
    Math.floor(at / code.size),
  ]) as [number, number][];
  const path = cells
    .filter(([x, y]) => code.get(x, y))
    .map(([x, y]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`)
    .join('');
  return { size: code.size + 2 * QUIET, path };
}

export const svgText = ({ size, path }: QrDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="${lightPalette.card}" d="M0 0h${size}v${size}H0z"/><path fill="${lightPalette.ink}" d="${path}"/></svg>`;

/** Pixels per module: printed 5 cm wide, a code then has more than 300 dots per inch. */
const SCALE = 24;

/** The drawing as a PNG file; undefined if the browser has no canvas. */
export function pngFile({ size, path }: QrDrawing): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(undefined);
  context.fillStyle = lightPalette.card;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.fillStyle = lightPalette.ink;
  context.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
