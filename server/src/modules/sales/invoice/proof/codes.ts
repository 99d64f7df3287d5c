import JsBarcode from 'jsbarcode';
import { correction, generate, mode } from 'lean-qr';

/** Dark bars as runs of modules: where each begins, and how wide it is. */
export interface BarDrawing {
  width: number;
  bars: readonly { x: number; width: number }[];
}

/** The Code 39 of a text. @throws Error where it has characters that Code 39 lacks */
export function barDrawing(text: string): BarDrawing {
  const drawing: { encodings?: { data: string }[] } = {};
  JsBarcode(drawing, text, { format: 'CODE39' });
  const modules = (drawing.encodings ?? []).map(({ data }) => data).join('');
  const bars = [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => ({
    x: index,
    width: run.length,
  }));
  return { width: modules.length, bars };
}

export interface QrDrawing {
  /** Side, in modules, without a margin. */
  size: number;
  isDark: (x: number, y: number) => boolean;
}

/** The version that the ministry's specification names, and its level of correction; longer texts get a larger one. */
const LEAST_VERSION = 6;

const drawn = (text: string, least: number): QrDrawing => {
  const { L } = correction;
  const options = { minVersion: least, minCorrectionLevel: L, maxCorrectionLevel: L };
  const code = generate(text, { ...options, modes: [mode.ascii, mode.utf8] });
  return { size: code.size, isDark: (x, y) => code.get(x, y) };
};

const versionOf = ({ size }: QrDrawing) => (size - 17) / 4;

/** The two QR codes of an invoice, which must have the same size. */
export function qrPair(left: string, right: string): [QrDrawing, QrDrawing] {
  const least = Math.max(...[left, right].map((text) => versionOf(drawn(text, LEAST_VERSION))));
  return [drawn(left, least), drawn(right, least)];
}
