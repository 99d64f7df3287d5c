import { type SettingVersion, settingTitle } from '@pinpu/shared/contracts/backoffice';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useQuery } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import { LazyDisclosure, useFreshData } from '@pinpu/shared/staff';
import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, EmptyState, Notice, Panel, Row, Stack } from '@pinpu/shared/ui';
import { NotLoaded, Soft } from '@pinpu/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';
import { fetchSettingVersion, fetchSettingVersions } from '../../api/settings.ts';
import { VERSIONS_KEY } from '../../api/shop-keys.ts';
import { Differences } from './Differences.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';

function Changes({ id }: { id: number }) {
  const { data, ...query } = useQuery({
    queryKey: [...VERSIONS_KEY, id],
    queryFn: () => fetchSettingVersion(id),
    meta: { quiet: true },
  });
  if (data === undefined) return <NotLoaded {...query} what="變更" />;
  return <Differences differences={data.changes} none="沒有變更。" />;
}

const actorText = ({ actor, actor_kind }: SettingVersion) =>
  actor_kind === 'operator' ? '指令' : actor;

interface VersionCardProps {
  version: SettingVersion;
  isLatest: boolean;
  onRestore: () => void;
}

function VersionCard({ version, isLatest, onRestore }: VersionCardProps) {
  const { id, at, keys, restored_id } = version;
  return (
    <Panel as="li">
      <Stack $gap={8}>
        <Row>
          <b>
            <time dateTime={at}>{formatDateTime(at)}</time>
          </b>
          {isLatest && <Badge $tone="success">目前的版本</Badge>}
          {restored_id > 0 && <Badge $tone="grey">還原</Badge>}
        </Row>
        <Soft>
          {actorText(version)}：{keys.map(settingTitle).join('、')}
        </Soft>
        <LazyDisclosure summary="變更的內容">{() => <Changes id={id} />}</LazyDisclosure>
        {!isLatest && (
          <Row>
            <Button variant="secondary" onClick={onRestore}>
              還原這一版
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

/** Earlier publications of home and shop, each with its author, its changes, and a button that restores it. */
export function VersionsView() {
  useDocumentTitle('版本紀錄');
  const [restored, setRestored] = useState<number>();
  const [isDone, setDone] = useState(false);
  const [data, waiting] = useFreshData('版本紀錄', VERSIONS_KEY, fetchSettingVersions);
  if (data === undefined) return waiting;
  return (
    <Stack>
      <Row>
        <Link to="/el/shop/home">回首頁編排</Link>
        <Link to="/el/shop/settings">回商店設定</Link>
      </Row>
      <h1>版本紀錄</h1>
      {isDone && <Notice variant="success" message="已還原，顧客下次載入頁面時就會看到。" />}
      {data.length === 0 ? (
        <EmptyState>還沒有發布過變更。之後每次發布都會留在這裡，可以比較和還原。</EmptyState>
      ) : (
        <Versions>
          {data.map((version, at) => (
            <VersionCard
              key={version.id}
              version={version}
              isLatest={at === 0}
              onRestore={() => setRestored(version.id)}
            />
          ))}
        </Versions>
      )}
      {restored !== undefined && (
        <RestoreDialog
          id={restored}
          state="after"
          title="還原這一版"
          onClose={() => setRestored(undefined)}
          onRestored={() => {
            setRestored(undefined);
            setDone(true);
          }}
        />
      )}
    </Stack>
  );
}

const Versions = styled.ol`
  display: grid;
  gap: ${theme.space[12]};
`;
