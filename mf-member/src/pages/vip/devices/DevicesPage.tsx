import { failureText } from '@pinpu/shared/api/failure';
import { useMutation, useQuery } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Button, ConfirmDialog, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';
import { endSession, fetchSessions } from '../../../api/account.ts';
import { AccountPage } from '../AccountPage.tsx';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import { Device } from './Device.tsx';

function Devices({ token }: { token: string }) {
  const { sessions, failed, retry, end, endOthers, isEnding, busy, rejection } = useDevices(token);
  if (failed || sessions === undefined)
    return <NotLoaded isError={failed} refetch={retry} what="登入的裝置" />;
  return (
    <>
      {rejection && <Notice variant="danger" message={rejection} />}
      <List>
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            busy={isEnding(session.id)}
            onEnd={() => end(session.id)}
          />
        ))}
      </List>
      {sessions.length > 1 && <EndOthers busy={busy} onEnd={endOthers} />}
    </>
  );
}

/** The member's passkeys and sign-ins: one other browser can be signed out, or all others at once. */
export function DevicesPage({ token }: { token: string }) {
  return (
    <AccountPage title="登入與裝置">
      <Passkeys token={token} />
      <PageSection title="登入的裝置">
        <Stack>
          <p>看到不認得的裝置時，請將它登出。之後仍可用信箱的驗證碼登入。</p>
          <Devices token={token} />
        </Stack>
      </PageSection>
    </AccountPage>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;

/** Signs all other browsers out, after a confirmation. */
function EndOthers({ busy, onEnd }: { busy: boolean; onEnd: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false);
  return (
    <Row>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        登出其他所有裝置
      </Button>
      <ConfirmDialog
        open={asking}
        title="登出其他所有裝置"
        confirmLabel="登出"
        busy={busy}
        onConfirm={() => onEnd().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        除了這個瀏覽器，其他裝置都要重新登入。
      </ConfirmDialog>
    </Row>
  );
}

const ALL_OTHERS = '';

/** The browsers in which the member is signed in, and a function that signs one out. */
function useDevices(token: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', token, 'sessions'],
    queryFn: fetchSessions,
    staleTime: 0,
    meta: { quiet: true },
  });
  const { mutate, mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: endSession,
    onSettled: () => refetch(),
    meta: { quiet: true },
  });
  return {
    sessions: data,
    failed: isError && data === undefined,
    retry: () => refetch(),
    end: (id: string) => mutate(id),
    endOthers: () => mutateAsync(ALL_OTHERS).catch(() => undefined),
    isEnding: (id: string) => isPending && variables === id,
    busy: isPending,
    rejection: failureText(error, '目前無法登出，請稍後再試一次。'),
  };
}
