import { useAdminDraft } from '@pinpu/shared/api/admin';
import { conflictBody, failureText } from '@pinpu/shared/api/failure';
import { type ShopProduct, shopProductConflictSchema } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useEffect, useState } from 'react';
import { createProduct, saveProduct } from '../../../api/shop-products.ts';
import { rejectedFields } from '../../../features/rejected-fields.ts';
import { productKey } from '../../../features/shop-keys.ts';
import { isUploading, type Photo } from './photos.ts';
import {
  changedCells,
  draftOf,
  type ForeignChange,
  foreignChanges,
  hasChanges,
  type NewCategory,
  type ProductDraft,
  rebase,
} from './product-draft.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

type Faults = Readonly<Record<string, string>>;

/** The product as it is now, where somebody else had changed it. */
const conflictOf = (error: unknown): ShopProduct | undefined =>
  conflictBody(error, shopProductConflictSchema)?.body;

const send = (draft: ProductDraft): Promise<ShopProduct> => {
  const cells = changedCells(draft);
  if (!draft.base) return createProduct({ ...cells, enabled: draft.typed.enabled ?? '是' });
  const { version, cells: read } = draft.base;
  const seen = cells.on_hand === undefined ? {} : { on_hand: Number(read.on_hand) };
  return saveProduct(read.prd_id ?? '', { version, cells, ...seen });
};

type SetDraft = (change: (draft: ProductDraft) => ProductDraft) => void;

/** Saves a draft; a rejected field shows the reason, and changes by others are shown beside it. */
function useSave(setDraft: SetDraft, onSaved: (product: ShopProduct) => void) {
  const cache = useQueryClient();
  const [faults, setFaults] = useState<Faults>({});
  const [foreign, setForeign] = useState<readonly ForeignChange[]>([]);
  const save = useMutation({
    mutationFn: send,
    onSuccess: (product, sent) => {
      setFaults({});
      setForeign([]);
      // Input typed while it was sent stays.
      setDraft((typed) =>
        typed === sent ? draftOf(product) : { ...rebase(typed, product), newCategory: undefined },
      );
      cache.setQueryData(productKey(product.cells.prd_id ?? ''), product);
      onSaved(product);
      // Pages of the shop, too, so that they show the changed product when they are opened next.
      return cache.invalidateQueries({ refetchType: 'none' });
    },
    onError: (error, draft) => {
      setFaults(rejectedFields(error));
      const now = conflictOf(error);
      if (!now) return;
      setForeign(foreignChanges(draft, now));
      setDraft((typed) => rebase(typed, now));
    },
    meta: { quiet: true },
  });
  const rejection = failureText(save.error, '目前無法連線，可能沒有儲存。請再試一次。');
  return { save, faults, setFaults, foreign, rejection };
}

/** The form of a product: what is typed, uploading its photos, and saving. `key` is its code, '' for a new one. */
export function useProductForm(
  key: string,
  product: ShopProduct | undefined,
  onSaved: (product: ShopProduct) => void,
) {
  const [draft, setDraft] = useAdminDraft<ProductDraft>(`product ${key}`, draftOf(product));
  const { save, faults, setFaults, foreign, rejection } = useSave(setDraft, onSaved);
  const isDirty = hasChanges(draft);
  const setPhotos = (change: (photos: readonly Photo[]) => Photo[]) =>
    setDraft((one) => ({ ...one, photos: change(one.photos) }));
  const uploads = usePhotoUploads(draft.photos, setPhotos);
  const seen = draft.base?.version;
  useEffect(() => {
    // Read anew, as after coming back to the tab: nothing typed, nothing to lose.
    if (product && product.version !== seen && !isDirty) setDraft(draftOf(product));
  }, [product, seen, isDirty, setDraft]);
  return {
    draft,
    uploads,
    isDirty,
    isUploading: isUploading(draft.photos),
    foreign,
    rejection,
    isSaving: save.isPending,
    isSaved: save.isSuccess && !isDirty,
    faultAt: (field: string) => faults[field] ?? '',
    /** Whether the last attempt was rejected at a field, and which attempt that was. */
    failedAt: save.isError && Object.keys(faults).length > 0 ? save.submittedAt : 0,
    type(field: string, text: string) {
      setDraft((one) => ({ ...one, typed: { ...one.typed, [field]: text } }));
      setFaults({ ...faults, [field]: '' });
    },
    setNewCategory: (newCategory: NewCategory | undefined) =>
      setDraft((one) => ({ ...one, newCategory })),
    setPhotos: (photos: Photo[]) => setPhotos(() => photos),
    save: () => !save.isPending && save.mutate(draft),
    discard: () => setDraft(draftOf(draft.base)),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
