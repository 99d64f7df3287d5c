import { failureText } from '@pinpu/shared/api/failure';
import { useMutation, useQuery, useQueryClient } from '@pinpu/shared/query';
import { ConfirmDialog, Notice, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { fetchSettingVersion, restoreSettings, settingsConflict } from '../../api/settings.ts';
import { SETTINGS_KEY, SHOP_KEY, VERSIONS_KEY } from '../../api/shop-keys.ts';
import { Differences } from './Differences.tsx';

interface RestoreDialogProps {
  id: number;
  /** The state after that publication, or the one before it. */
  state: 'after' | 'before';
  title: string;
  onClose: () => void;
  onRestored: () => void;
}

/** Lists the changes that restoring would make, and restores after a confirmation. */
export function RestoreDialog({ id, state, title, onClose, onRestored }: RestoreDialogProps) {
  const { data, ...query } = useQuery({
    queryKey: [...VERSIONS_KEY, id],
    queryFn: () => fetchSettingVersion(id),
    staleTime: 0,
    meta: { quiet: true },
  });
  const { restore, isPending, rejection } = useRestore(onRestored);
  const differences = state === 'after' ? data?.restoring : data?.undoing;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="還原並發布"
      busy={isPending || data === undefined}
      onCancel={onClose}
      onConfirm={() => data && restore({ id, state, latest_id: data.latest_id })}
    >
      <Stack>
        {rejection !== '' && <Notice variant="danger" message={rejection} />}
        {differences === undefined ? (
          <NotLoaded {...query} what="差異" />
        ) : (
          <>
            <p>顧客會看到下列變更：</p>
            <Differences differences={differences} none="內容和現在相同，沒有變更。" />
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** Publishes an earlier state again. If somebody else has published meanwhile, the comparison is made again. */
function useRestore(onRestored: () => void) {
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
