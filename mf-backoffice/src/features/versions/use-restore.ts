import { failureText } from '@pinpu/shared/api/failure';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { restoreSettings, settingsConflict } from '../../api/settings.ts';
import { SETTINGS_KEY, SHOP_KEY } from '../../api/shop-keys.ts';

/** Publishes an earlier state again. If somebody else has published meanwhile, the comparison is made again. */
export function useRestore(onRestored: () => void) {
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: restoreSettings,
    onSuccess: async (published) => {
      cache.setQueryData(SETTINGS_KEY, published);
      await cache.invalidateQueries({ queryKey: [SHOP_KEY] });
      onRestored();
    },
    onError: (error) => {
      const conflict = settingsConflict(error);
      if (conflict) cache.setQueryData(SETTINGS_KEY, conflict.body);
      return cache.invalidateQueries({ queryKey: [SHOP_KEY] });
    },
    meta: { quiet: true },
  });
  return {
    restore: mutation.mutate,
    reset: mutation.reset,
    isPending: mutation.isPending,
    rejection: failureText(mutation.error, '目前無法連線，可能還沒有還原。請重新整理後確認。'),
  };
}
