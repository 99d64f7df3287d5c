import type { Deployment, PartErrors } from '@pinpu/shared/contracts';
import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, Disclosure, Panel, Row, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { actionText, type HistoryEntry, shares, summaryOf } from './deployment-texts.ts';

interface DeploymentCardProps {
  deployment: Deployment;
  /** Errors of the deployment's versions; undefined while loading. */
  errors: readonly PartErrors[] | undefined;
  /** Undefined if this server can't roll back. */
  onRollBack: (() => void) | undefined;
}

const SHOWN = 20;

const entryText = (entry: HistoryEntry) => {
  const { version, from, by, why } = entry;
  return [actionText(entry), version || from, by, why].filter(Boolean).join('，');
};

export function DeploymentCard({ deployment, errors, onRollBack }: DeploymentCardProps) {
  const { name, history, canary } = deployment;
  return (
    <Panel>
      <Stack>
        <Head>
          <h2>{name}</h2>
          {onRollBack && (
            <Button
              variant="secondary"
              size="small"
              aria-label={`${canary ? '停止試行版本' : '回復前一版'}：${name}`}
              onClick={onRollBack}
            >
              {canary ? '停止試行版本' : '回復前一版'}
            </Button>
          )}
        </Head>
        <List aria-label={`${name} 的線上版本`}>
          {shares(deployment).length === 0 && <li>目前沒有上線的版本。</li>}
          {shares(deployment).map(({ version, percent }) => {
            const summary = summaryOf(errors?.find((one) => one.version === version));
            return (
              <li key={version}>
                <b>{version}</b>{' '}
                <Badge $tone={percent === 100 ? 'success' : 'grey'}>{percent}%</Badge>
                <Facts>{errors === undefined ? '正在讀取錯誤統計' : summary}</Facts>
              </li>
            );
          })}
        </List>
        <Disclosure summary={`歷程 ${history.length} 筆`}>
          <List>
            {history.slice(0, SHOWN).map((one) => (
              <li key={`${one.at} ${one.version} ${one.action}`}>
                <time dateTime={one.at}>{formatDateTime(one.at)}</time>
                <Facts>{entryText(one)}</Facts>
              </li>
            ))}
          </List>
        </Disclosure>
      </Stack>
    </Panel>
  );
}

const Head = styled(Row)`
  justify-content: space-between;
  h2 { font-size: ${theme.size[20]}; }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  font-size: ${theme.size[15]};
  > li { overflow-wrap: anywhere; }
`;

const Facts = styled.p`
  color: ${theme.colour.inkSoft};
`;
