export { keyDrawer } from './draw-key.ts';
export type { SlideTheme } from './slides/draw-slide.ts';
