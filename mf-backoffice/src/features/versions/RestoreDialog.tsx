import { useQuery } from '@pinpu/shared/query';
import { ConfirmDialog, Notice, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { fetchSettingVersion } from '../../api/settings.ts';
import { VERSIONS_KEY } from '../../api/shop-keys.ts';
import { Differences } from './Differences.tsx';
import { useRestore } from './use-restore.ts';

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
