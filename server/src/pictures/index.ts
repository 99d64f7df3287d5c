export { encodePicture, type PictureFormat } from './encode.ts';
export { SLIDE_WIDTHS, SQUARE_WIDTHS, widthsOf } from './keys.ts';
export {
  openPictureStore,
  type PictureRequest,
  type PictureStore,
  type PictureStoreOptions,
  type StoredPicture,
} from './store.ts';
