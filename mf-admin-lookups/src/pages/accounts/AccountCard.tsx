import { accountName } from '@pinpu/shared/api/admin';
import type { AdminAccount } from '@pinpu/shared/contracts';
import { formatDateTime } from '@pinpu/shared/i18n';
import { adminTokenAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, Panel, Row, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import type { AccountChange } from './ChangeDialog.tsx';

interface AccountCardProps {
  account: AdminAccount;
  onChange: (kind: AccountChange['kind']) => void;
}

const STATES = { active: '', 'one-time': '等待變更密碼', disabled: '已停用' };

const signedInText = ({ signed_in_at }: AdminAccount) =>
  signed_in_at === '' ? '從未登入' : `最近登入 ${formatDateTime(signed_in_at)}`;

/** An account with its state and the buttons that change it; one's own account has none. */
export function AccountCard({ account: one, onChange }: AccountCardProps) {
  const { account, display_name, role, state } = one;
  const isOwn = accountName(useAtomValue(adminTokenAtom)) === account;
  return (
    <Panel as="section" aria-label={account}>
      <Stack>
        <Head>
          <h2>{account}</h2>
          {role === 'owner' && <Badge>擁有者</Badge>}
          {STATES[state] !== '' && <Badge>{STATES[state]}</Badge>}
        </Head>
        <p>{[display_name, signedInText(one)].filter(Boolean).join('，')}</p>
        {!isOwn && (
          <Row>
            <Button variant="secondary" size="small" onClick={() => onChange('reset')}>
              重設密碼
            </Button>
            {state === 'disabled' ? (
              <Button variant="secondary" size="small" onClick={() => onChange('enable')}>
                恢復使用
              </Button>
            ) : (
              <Button variant="secondary" size="small" onClick={() => onChange('disable')}>
                停用
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
  h2 { font-size: ${theme.size[20]}; overflow-wrap: anywhere; }
`;
