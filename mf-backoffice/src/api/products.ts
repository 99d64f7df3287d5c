import { admin, uploadAsAdmin } from '@pinpu/shared/api/admin';
import {
  type CategoryInput,
  type ProductCells,
  type ProductChange,
  type ShopProductsQuery,
  shopCategoriesAnswerSchema,
  shopProductAnswerSchema,
  shopProductsAnswerSchema,
  storedMediaAnswerSchema,
  storedPictureAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import type { MediaKind } from '@pinpu/shared/domain';
import { bodyOf } from './answer.ts';

const PRODUCTS = 'backoffice/products';
const CATEGORIES = 'backoffice/categories';

const pathOf = (place: string, id: string) => `${place}/${encodeURIComponent(id)}`;

/** A page of products, including those not for sale. */
export function fetchShopProducts({ q, cate, state, sort, after }: ShopProductsQuery) {
  const searchParams = { q, cate, state, sort, after };
  return bodyOf(admin.get(PRODUCTS, { searchParams }), shopProductsAnswerSchema);
}

const productOf = (answer: Promise<Response>) => bodyOf(answer, shopProductAnswerSchema);

export const fetchShopProduct = (id: string) => productOf(admin.get(pathOf(PRODUCTS, id)));

export const createProduct = (cells: ProductCells) =>
  productOf(admin.post(PRODUCTS, { json: { cells } }));

/** Changes fields of a product; a conflict unless its version is still the given one. */
export const saveProduct = (id: string, change: ProductChange) =>
  productOf(admin.post(pathOf(PRODUCTS, id), { json: change }));

export const deleteProduct = (id: string, version: string) =>
  productOf(admin.post(`${pathOf(PRODUCTS, id)}/delete`, { json: { version } }));

const categoriesOf = (answer: Promise<Response>) => bodyOf(answer, shopCategoriesAnswerSchema);

export const fetchShopCategories = () => categoriesOf(admin.get(CATEGORIES));

/** Changes a category, or creates one if `id` is ''. */
export const saveCategory = (id: string, input: CategoryInput) =>
  categoriesOf(admin.post(id === '' ? CATEGORIES : pathOf(CATEGORIES, id), { json: input }));

export const sortCategories = (ids: readonly string[], version: string) =>
  categoriesOf(admin.post('backoffice/category-order', { json: { ids, version } }));

export const deleteCategory = (id: string, version: string) =>
  categoriesOf(admin.post(`${pathOf(CATEGORIES, id)}/delete`, { json: { version } }));

interface Sending {
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a photo and returns its address. The server deletes it after a day unless something that uses it is saved.
 */
export async function uploadPicture(file: File, sending: Sending): Promise<string> {
  const form = new FormData();
  form.append('files', file, file.name);
  return (
    await bodyOf(
      uploadAsAdmin('backoffice/pictures', { form, ...sending }),
      storedPictureAnswerSchema,
    )
  ).address;
}

/** A video or a manual as the shop stored it. */
export interface StoredMedia {
  address: string;
  bytes: number;
}

/** Uploads a video or a manual, which is deleted after a day as a photo is. */
export function uploadMedia(kind: MediaKind, file: File, sending: Sending): Promise<StoredMedia> {
  const form = new FormData();
  form.append('files', file, file.name);
  const answer = uploadAsAdmin(`backoffice/media/${kind}`, { form, ...sending });
  return bodyOf(answer, storedMediaAnswerSchema);
}
