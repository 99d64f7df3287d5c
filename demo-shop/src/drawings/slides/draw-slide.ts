import { openBrush } from '../engine/brush.ts';
import { mix } from '../engine/colour.ts';
import { svg } from '../stage/svg.ts';
import type { Canvas } from './landscape.ts';
import { type Spot, THEMES } from './themes.ts';

export type SlideTheme = keyof typeof THEMES;
export type SlideShape = 'mobile' | 'desktop';

export const SLIDE_THEMES = Object.keys(THEMES) as readonly SlideTheme[];

/** On phones the caption is on the counter below, on desktops on the plain left side. */
const LAYOUT: Record<SlideShape, Canvas & { spot: Spot }> = {
  mobile: { width: 1080, height: 1350, spot: { x: 525, y: 890, unit: 490 } },
  desktop: { width: 1920, height: 823, spot: { x: 1330, y: 690, unit: 480 } },
};

/**
 * A slide for the home page: 4:5 (1080 × 1350) or 21:9 (1920 × 823). It leaves room for a dark caption: the counter
 * below on `mobile`, the theme's calm side on `desktop`.
 */
export function drawSlide(theme: SlideTheme, shape: SlideShape): string {
  const { ground, accent, calm, draw } = THEMES[theme];
  const { spot: usual, ...canvas } = LAYOUT[shape];
  const spot =
    shape === 'desktop' && calm === 'right' ? { ...usual, x: canvas.width - usual.x } : usual;
  const b = openBrush(
    { kind: 'tea-tin', colour: accent, accent, pattern: 'plain', label: '' },
    ground,
    `${theme}|${shape}`,
  );
  return svg(
    b.sheet,
    canvas.width,
    canvas.height,
    ground,
    draw({ ...b, shadow: mix(b.shadow, '#6f543c', 0.3) }, canvas, spot),
  );
}
