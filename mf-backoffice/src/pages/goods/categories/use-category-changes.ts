import { conflictBody, failureText } from '@pinpu/shared/api/failure';
import {
  type ShopCategories,
  shopCategoriesConflictSchema,
} from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { CATEGORIES_KEY } from '../../../api/shop-keys.ts';
import { rejectedFields } from '../../../features/changes/rejected-fields.ts';

type Change = (version: string) => Promise<ShopCategories>;

/** The current list, if a change was rejected because somebody else had changed it; else undefined. */
const conflictOf = (error: unknown): ShopCategories | undefined =>
  conflictBody(error, shopCategoriesConflictSchema)?.body;

/** Changes the list of categories; after a conflict the current list is shown. */
export function useCategoryChanges(shown: ShopCategories) {
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: (make: Change) => make(shown.version),
    onSuccess: async (categories) => {
      // The pages of the shop use the categories, too, so everything is invalidated.
      await cache.invalidateQueries({ refetchType: 'none' });
      cache.setQueryData(CATEGORIES_KEY, categories);
    },
    onError: (error) => {
      const now = conflictOf(error);
      if (now) cache.setQueryData(CATEGORIES_KEY, now);
    },
    meta: { quiet: true },
  });
  const { error } = change;
  return {
    make: (make: Change, onDone?: () => void) =>
      change.mutate(make, { onSuccess: () => onDone?.() }),
    isPending: change.isPending,
    reset: change.reset,
    /** The first rejected field. */
    field: Object.keys(rejectedFields(error))[0] ?? '',
    rejection: failureText(error, '目前無法連線，請稍後再試一次。'),
  };
}

export type CategoryChanges = ReturnType<typeof useCategoryChanges>;
