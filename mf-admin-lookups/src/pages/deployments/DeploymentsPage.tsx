import { useMutation, useQuery, useQueryClient } from '@pinpu/shared/query';
import { Notice, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { useState } from 'react';
import { fetchDeployments, fetchPartErrors, rollBack } from '../../api/deployments.ts';
import { AdminPage } from '../../features/page/AdminPage.tsx';
import { DeploymentCard } from './DeploymentCard.tsx';
import { RollbackDialog } from './RollbackDialog.tsx';

const KEY = ['admin', 'deployments'];

/** Rolls back. The server's message is shown above the list, which is loaded again. */
function useRollback(onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: rollBack,
    onSuccess: () => {
      onDone();
      return cache.invalidateQueries({ queryKey: KEY });
    },
  });
}

function Deployments() {
  const [name, setName] = useState<string>();
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: fetchDeployments });
  const errors = useQuery({ queryKey: [...KEY, 'errors'], queryFn: fetchPartErrors });
  const flip = useRollback(() => setName(undefined));
  if (data === undefined) return <NotLoaded isError={isError} refetch={refetch} what="部署" />;
  return (
    <Stack $gap={24}>
      {flip.data && <Notice variant="success" message={flip.data.message} />}
      {!data.can_change && <Notice message="這台伺服器沒有簽署金鑰，只能檢視部署。" />}
      {data.deployments.map((one) => (
        <DeploymentCard
          key={one.name}
          deployment={one}
          errors={errors.data?.filter(({ remote }) => remote === one.name)}
          onRollBack={data.can_change ? () => setName(one.name) : undefined}
        />
      ))}
      {name !== undefined && (
        <RollbackDialog
          name={name}
          busy={flip.isPending}
          onConfirm={(why) => flip.mutate({ name, why })}
          onCancel={() => setName(undefined)}
        />
      )}
    </Stack>
  );
}

/** Live versions of every remote and the shell, canaries, errors of the last day, history and rollback. */
export const DeploymentsPage = () => (
  <AdminPage title="部署">
    <Deployments />
  </AdminPage>
);
