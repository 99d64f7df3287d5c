import { failureBody, failureText } from '@pinpu/shared/api/failure';
import {
  type BackofficeSettings,
  type SettingName,
  settingFaultsSchema,
} from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { publishShopSettings, settingsConflict } from '../../api/settings.ts';
import { SETTINGS_KEY, SHOP_KEY } from '../../api/shop-keys.ts';
import type { DraftOfSettings } from './use-settings-draft.ts';

/**
 * Publishes the draft. After a conflict the other publication is shown as published and the draft stays; publishing
 * again replaces it.
 */
export function usePublish(draft: DraftOfSettings) {
  const cache = useQueryClient();
  const show = (published: BackofficeSettings) => cache.setQueryData(SETTINGS_KEY, published);
  const mutation = useMutation({
    mutationFn: publishShopSettings,
    onSuccess: (published, sent) => {
      show(published);
      draft.settle(sent, published.versions);
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    onError: (error) => {
      const conflict = settingsConflict(error);
      if (conflict === undefined) return;
      show(conflict.body);
      draft.takeVersions(conflict.keys as SettingName[], conflict.body.versions);
    },
    meta: { quiet: true },
  });
  const { error, isPending, isSuccess } = mutation;
  return {
    publish: () => mutation.mutate(draft.changes),
    reset: mutation.reset,
    isPending,
    isDone: isSuccess && draft.changed.length === 0,
    faults: failureBody(error, settingFaultsSchema)?.faults ?? [],
    outdated: settingsConflict(error)?.keys ?? [],
    rejection: failureText(
      error,
      '目前無法連線，變更可能還沒有發布。您填寫的內容還在，請稍後再試一次。',
    ),
  };
}

export type Publishing = ReturnType<typeof usePublish>;
