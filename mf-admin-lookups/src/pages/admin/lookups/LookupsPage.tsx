import { useNavigate } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Button, Icon, Stack, Tabs } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { DeploymentsView } from '../deployments/DeploymentsView.tsx';
import { DeveloperMode } from '../developer-mode/DeveloperMode.tsx';
import { useSignOut } from '../sign-in/use-sign-out.ts';
import { LookupTable } from './LookupTable.tsx';
import { LOOKUPS, lookupNamed } from './lookup.ts';
import { useKeepAlive } from './use-keep-alive.ts';

const DEPLOYMENTS = { id: 'deployments', label: '部署' };
const TABS = [...LOOKUPS.map(({ view: id, title }) => ({ id, label: title })), DEPLOYMENTS];

/** The lookups of a signed-in administrator; the address selects one. */
export function LookupsPage({ view }: { view: string | undefined }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const isDeployments = view === DEPLOYMENTS.id;
  const lookup = lookupNamed(view);
  useKeepAlive();
  return (
    <Place>
      <Head>
        <h1>管理查詢</h1>
        <Button variant="secondary" size="small" onClick={signOut}>
          <Icon name="logout" size={20} />
          登出
        </Button>
      </Head>
      <Tabs
        label="查詢項目"
        items={TABS}
        selected={isDeployments ? DEPLOYMENTS.id : lookup.view}
        onSelect={(id) => navigate(`/el/${id}`, { replace: true })}
      >
        {isDeployments ? <DeploymentsView /> : <LookupTable lookup={lookup} />}
      </Tabs>
      <DeveloperMode />
    </Place>
  );
}

const Place = styled(Stack).attrs({ $gap: 24 })`
  padding-block: ${theme.space[24]} ${theme.space[48]};
  ${theme.media.desktop} { padding-block: ${theme.space[48]} ${theme.space[72]}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  h1 { font-size: ${theme.size[32]}; letter-spacing: .04em; }
`;
