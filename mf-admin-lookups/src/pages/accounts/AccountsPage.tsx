import { hasAdminDraft } from '@pinpu/shared/api/admin';
import { useMutation, useQuery, useQueryClient } from '@pinpu/shared/query';
import { Button, Row, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { useState } from 'react';
import {
  addAccount,
  disableAccount,
  enableAccount,
  fetchAccounts,
  resetAccount,
} from '../../api/accounts.ts';
import { OwnersOnly } from '../../features/account/OwnersOnly.tsx';
import { AdminPage } from '../../features/page/AdminPage.tsx';
import { AccountCard } from './AccountCard.tsx';
import { type AccountChange, ChangeDialog } from './ChangeDialog.tsx';
import { NEW_ACCOUNT, NewAccountDialog } from './NewAccountDialog.tsx';
import { type OneTimePassword, OneTimePasswordDialog } from './OneTimePasswordDialog.tsx';

const KEY = ['admin', 'accounts'];

/** Carries out a change; a reset returns the new one-time password. */
async function carryOut({ account, kind }: AccountChange): Promise<OneTimePassword | undefined> {
  if (kind === 'reset') return resetAccount(account);
  await (kind === 'disable' ? disableAccount(account) : enableAccount(account));
  return undefined;
}

function useAccountChanges(onIssued: (issued: OneTimePassword | undefined) => void) {
  const cache = useQueryClient();
  const onSuccess = (issued: OneTimePassword | undefined) => {
    onIssued(issued);
    return cache.invalidateQueries({ queryKey: KEY });
  };
  return {
    add: useMutation({ mutationFn: addAccount, onSuccess }),
    change: useMutation({ mutationFn: carryOut, onSuccess }),
  };
}

function Accounts() {
  const [open, setOpen] = useState<AccountChange | 'new' | undefined>(
    hasAdminDraft(NEW_ACCOUNT) ? 'new' : undefined,
  );
  const [issued, setIssued] = useState<OneTimePassword>();
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: fetchAccounts });
  const { add, change } = useAccountChanges((password) => {
    setOpen(undefined);
    setIssued(password);
  });
  if (data === undefined) return <NotLoaded isError={isError} refetch={refetch} what="帳號" />;
  return (
    <Stack $gap={24}>
      <Row>
        <Button onClick={() => setOpen('new')}>新增帳號</Button>
      </Row>
      {data.map((account) => (
        <AccountCard
          key={account.account}
          account={account}
          onChange={(kind) => setOpen({ account: account.account, kind })}
        />
      ))}
      {open === 'new' && (
        <NewAccountDialog
          busy={add.isPending}
          onAdd={(account) => add.mutate(account)}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {open !== undefined && open !== 'new' && (
        <ChangeDialog
          change={open}
          busy={change.isPending}
          onConfirm={() => change.mutate(open)}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {issued && <OneTimePasswordDialog issued={issued} onClose={() => setIssued(undefined)} />}
    </Stack>
  );
}

export function AccountsPage() {
  return (
    <AdminPage title="帳號">
      <OwnersOnly>
        <Accounts />
      </OwnersOnly>
    </AdminPage>
  );
}
