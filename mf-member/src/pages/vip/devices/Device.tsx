import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, Panel } from '@pinpu/shared/ui';
import styled from 'styled-components';
import type { fetchSessions } from '../../../api/account.ts';

interface DeviceProps {
  session: Awaited<ReturnType<typeof fetchSessions>>[number];
  busy: boolean;
  onEnd: () => void;
}

export function Device({ session, busy, onEnd }: DeviceProps) {
  const name = session.browser || '其他裝置';
  const since = formatDateTime(session.c_date);
  return (
    <Line as="li">
      <div>
        <h3>{name}</h3>
        <p>{since} 登入</p>
      </div>
      {session.current ? (
        <Badge $tone="success">這個瀏覽器</Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={`登出 ${name}，${since} 登入`}
          onClick={onEnd}
        >
          登出
        </Button>
      )}
    </Line>
  );
}

const Line = styled(Panel)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  h3 { font-family: ${theme.font.sans}; font-size: ${theme.size[17]}; }
  p { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
`;
