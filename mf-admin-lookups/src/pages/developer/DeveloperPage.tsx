import { emitAppEvent } from '@pinpu/shared/events';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useMutation, useQuery } from '@pinpu/shared/query';
import { Button, Row, Spinner, Stack } from '@pinpu/shared/ui';
import { fetchEnv } from '../../api/config.ts';
import { beginStaff, endStaff, fetchStaff } from '../../api/session.ts';
import { AdminPage } from '../../features/page/AdminPage.tsx';

/** The server then renders the page with, or without, the tools of developer mode. */
const reload = () => window.location.reload();

function DeveloperMode() {
  const { data } = useQuery({
    ...{ queryKey: ['admin', 'staff'], queryFn: fetchStaff },
    meta: { quiet: true },
  });
  const env = useQuery({
    ...{ queryKey: ['admin', 'env'], queryFn: fetchEnv },
    meta: { quiet: true },
  });
  const begin = useMutation({ mutationFn: beginStaff, onSuccess: reload });
  const end = useMutation({ mutationFn: endStaff, onSuccess: reload });
  if (data === undefined) return <Spinner label="正在讀取開發者模式" />;
  return (
    <Stack>
      {env.data && <p>API 版本：{env.data.api_version}</p>}
      <p>只在這個瀏覽器檢查頁面由哪些模組組成，或改用開發中的版本；其他訪客不受影響。</p>
      {data.active ? (
        <Row>
          <Button onClick={() => emitAppEvent('APP_EC_OPEN_INSPECTOR', {})}>檢查頁面</Button>
          <Button variant="secondary" busy={end.isPending} onClick={() => end.mutate()}>
            關閉開發者模式
          </Button>
          {data.until !== undefined && <span>至 {formatDateTime(data.until)}</span>}
        </Row>
      ) : (
        <Row>
          <Button variant="secondary" busy={begin.isPending} onClick={() => begin.mutate()}>
            開啟開發者模式
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Starts and ends developer mode in this browser, and opens its inspector. */
export const DeveloperPage = () => (
  <AdminPage title="開發者模式">
    <DeveloperMode />
  </AdminPage>
);
