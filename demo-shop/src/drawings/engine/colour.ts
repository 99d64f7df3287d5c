/** One gouache colour in several steps, from the lit side to the ink drawn on it. */
export interface Tones {
  light: string;
  mid: string;
  dark: string;
  deep: string;
}

interface Oklch {
  l: number;
  c: number;
  h: number;
}

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function toOklch(hex: string): Oklch {
  const channel = (i: number) => linear(parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16) / 255);
  const [r, g, b] = [channel(0), channel(1), channel(2)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function toHex({ l, c, h }: Oklch): string {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ];
  return `#${rgb
    .map((v) =>
      Math.round(255 * gamma(Math.min(1, Math.max(0, v))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const turnTowards = (h: number, target: number, by: number) => {
  const gap = Math.atan2(Math.sin(target - h), Math.cos(target - h));
  return h + Math.sign(gap) * Math.min(Math.abs(gap), by);
};

const WARM = 1.5;
const COOL = -1.4;

/**
 * The colour changed by `step` of OKLCH lightness; lighter colours become warmer and darker ones cooler, as pigment
 * does.
 */
export function shift(hex: string, step: number): string {
  const { l, c, h } = toOklch(hex);
  const hue =
    c < 0.02 ? h : turnTowards(h, step > 0 ? WARM : COOL, Math.min(0.22, Math.abs(step) * 1.2));
  return toHex({
    l: Math.min(0.985, Math.max(0.12, l + step)),
    c: c * (step > 0 ? 0.94 : 1.02),
    h: hue,
  });
}

/** `a` mixed with the share `t` of `b`, in OKLab. */
export function mix(a: string, b: string, t: number): string {
  const p = toOklch(a);
  const q = toOklch(b);
  const x = (1 - t) * p.c * Math.cos(p.h) + t * q.c * Math.cos(q.h);
  const y = (1 - t) * p.c * Math.sin(p.h) + t * q.c * Math.sin(q.h);
  return toHex({ l: (1 - t) * p.l + t * q.l, c: Math.hypot(x, y), h: Math.atan2(y, x) });
}

export const lightness = (hex: string): number => toOklch(hex).l;

function stepDown(l: number): number {
  if (l > 0.85) return 0.085;
  return l < 0.4 ? 0.07 : 0.105;
}

/** Three tones and an ink of one colour; very light and very dark colours keep their steps visible. */
export function tones(hex: string): Tones {
  const l = lightness(hex);
  const down = stepDown(l);
  const up = l > 0.88 ? 0.035 : 0.075;
  return {
    light: shift(hex, up),
    mid: hex,
    dark: shift(hex, -down),
    deep: shift(hex, -down * 2.1),
  };
}

/** The one of two inks that can be read on `ground`. */
export const readable = (ground: string, dark: string, light: string): string =>
  lightness(ground) > 0.62 ? dark : light;
