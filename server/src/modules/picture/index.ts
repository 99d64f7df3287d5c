export type { PictureFormat } from './encode.ts';
export { widthsOf } from './keys.ts';
export { openPictureStore } from './store.ts';
