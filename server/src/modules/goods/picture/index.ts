export type { PictureFormat, PictureWidth } from './encode.ts';
export { openPictureStore } from './store.ts';
