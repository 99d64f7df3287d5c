export type { PictureFormat } from './encode.ts';
export { openPictureStore } from './store.ts';
