export { drawPicture, type View } from './draw-picture.ts';
export { SAMPLES } from './samples.ts';
