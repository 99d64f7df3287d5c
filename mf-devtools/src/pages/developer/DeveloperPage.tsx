import { endStaff } from '@pinpu/shared/api/admin';
import { refusalText } from '@pinpu/shared/api/failure';
import { emitAppEvent } from '@pinpu/shared/events';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useMutation, useQuery } from '@pinpu/shared/query';
import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, Page, Row, Stack, TextField } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { beginDeveloperMode, fetchDeveloperMode } from '../../api/developer-mode.ts';

/** The server then sends the page with, or without, the tools of developer mode. */
const reload = () => window.location.reload();

const FAILED = '目前無法開啟，請稍後再試一次。';

/** A team's token is exchanged for developer mode in this browser; the token itself is not stored. */
function TokenForm() {
  const [token, setToken] = useState('');
  const begin = useMutation({
    mutationFn: () => beginDeveloperMode(token.trim()),
    onSuccess: reload,
    meta: { quiet: true },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    begin.mutate();
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack>
        <TextField
          label="團隊的權杖"
          type="password"
          autoComplete="off"
          required
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
        {begin.isError && <Notice variant="danger" message={refusalText(begin.error) ?? FAILED} />}
        <Row>
          <Button type="submit" busy={begin.isPending}>
            開啟開發者模式
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

function Active({ until }: { until: string | undefined }) {
  const end = useMutation({ mutationFn: endStaff, onSuccess: reload });
  return (
    <Row>
      <Button onClick={() => emitAppEvent('APP_EC_OPEN_INSPECTOR', {})}>檢查頁面</Button>
      <Button variant="secondary" busy={end.isPending} onClick={() => end.mutate()}>
        關閉開發者模式
      </Button>
      {until !== undefined && <span>至 {formatDateTime(until)}</span>}
    </Row>
  );
}

function DeveloperMode() {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['developer-mode'],
    queryFn: fetchDeveloperMode,
    meta: { quiet: true },
  });
  if (data === undefined)
    return <NotLoaded isError={isError} error={error} refetch={refetch} what="開發者模式" />;
  return data.active ? <Active until={data.until} /> : <TokenForm />;
}

/** Developer mode for a team's developers, who have a token and no account. */
export function DeveloperPage() {
  useDocumentTitle('開發者模式');
  return (
    <Page $narrow>
      <Content $gap={24}>
        <h1>開發者模式</h1>
        <p>只在這個瀏覽器檢查頁面由哪些模組組成，或改用開發中的版本；其他訪客不受影響。</p>
        <DeveloperMode />
      </Content>
    </Page>
  );
}

const Content = styled(Stack)`
  padding-block: ${theme.space[24]} ${theme.space[48]};
  > h1 { font-size: ${theme.size[25]}; }
  ${theme.media.desktop} { > h1 { font-size: ${theme.size[32]}; } }
`;
