import { useAdminDraft } from '@pinpu/shared/api/admin';
import { conflictBody, failureText } from '@pinpu/shared/api/failure';
import { type ShopProduct, shopProductConflictSchema } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useEffect, useState } from 'react';
import { createProduct, saveProduct } from '../../../../api/products.ts';
import { productKey } from '../../../../api/shop-keys.ts';
import { rejectedFields } from '../../../../features/changes/rejected-fields.ts';
import { isUploading, type Photo } from './photos/photos.ts';
import { usePhotoUploads } from './photos/use-photo-uploads.ts';
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

type Faults = Readonly<Record<string, string>>;

/** The current product, if a save was rejected because somebody else had changed it; else undefined. */
const conflictOf = (error: unknown): ShopProduct | undefined =>
  conflictBody(error, shopProductConflictSchema)?.body;

const send = (draft: ProductDraft): Promise<ShopProduct> => {
  const cells = changedCells(draft);
  if (!draft.base) return createProduct({ ...cells, enabled: draft.typed.enabled ?? '是' });
  const { version, cells: read } = draft.base;
  const seen = {
    ...(cells.on_hand !== undefined && { on_hand: Number(read.on_hand) }),
    ...(cells.pre_left !== undefined && { pre_left: Number(read.pre_left) }),
  };
  return saveProduct(read.prd_id ?? '', { version, cells, ...seen });
};

type SetDraft = (change: (draft: ProductDraft) => ProductDraft) => void;

/** Saves a draft. A rejected field shows the reason; changes made by others are shown beside it. */
function useSave(setDraft: SetDraft, onSaved: (product: ShopProduct) => void) {
  const cache = useQueryClient();
  const [faults, setFaults] = useState<Faults>({});
  const [foreign, setForeign] = useState<readonly ForeignChange[]>([]);
  const save = useMutation({
    mutationFn: send,
    onSuccess: (product, sent) => {
      setFaults({});
      setForeign([]);
      // What was typed while the draft was sent stays.
      setDraft((typed) =>
        typed === sent ? draftOf(product) : { ...rebase(typed, product), newCategory: undefined },
      );
      cache.setQueryData(productKey(product.cells.prd_id ?? ''), product);
      onSaved(product);
      // Everything is invalidated: the shop's own pages show the product, too.
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

/** The form of a product: its input, photo uploads, and saving. `key` is the product's code, '' for a new one. */
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
  const [sending, setSending] = useState(0);
  const { version: seen, variants } = draft.base ?? {};
  useEffect(() => {
    // The product was loaded again, as after a return to the tab. Nothing was typed, so nothing is lost.
    const isNew = product && (product.version !== seen || product.variants !== variants);
    if (isNew && !isDirty) setDraft(draftOf(product));
  }, [product, seen, variants, isDirty, setDraft]);
  return {
    draft,
    uploads,
    isDirty,
    isUploading: isUploading(draft.photos) || sending > 0,
    /** Notes that the upload of a video or a manual begins or ends. */
    noteSending: (isSending: boolean) => setSending((count) => count + (isSending ? 1 : -1)),
    foreign,
    rejection,
    isSaving: save.isPending,
    isSaved: save.isSuccess && !isDirty,
    faultAt: (field: string) => faults[field] ?? '',
    /** Time of the last attempt if a field was rejected (it identifies the attempt), else 0. */
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
