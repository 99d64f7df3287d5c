export { drawCategory } from './draw-category.ts';
export { type DemoGoods, keyDrawer } from './draw-key.ts';
export { drawPicture, type View } from './draw-picture.ts';
export { SAMPLES } from './samples.ts';
export { drawSlide, SLIDE_THEMES, type SlideShape, type SlideTheme } from './slides/draw-slide.ts';
