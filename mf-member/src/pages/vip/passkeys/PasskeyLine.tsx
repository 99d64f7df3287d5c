import type { Passkey } from '@pinpu/shared/contracts';
import { formatDate } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, ConfirmDialog, Panel, Row } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { RenamePasskey } from './RenamePasskey.tsx';
import type { usePasskeys } from './use-passkeys.ts';

interface PasskeyLineProps {
  passkey: Passkey;
  list: ReturnType<typeof usePasskeys>;
}

const usageText = (used_at: string) =>
  used_at === '' ? '尚未使用' : `最近使用 ${formatDate(used_at)}`;

/** One passkey: when it was added and used, with buttons to rename it and, after a confirmation, remove it. */
export function PasskeyLine({ passkey, list }: PasskeyLineProps) {
  const { id, name, c_date, used_at } = passkey;
  const [asking, setAsking] = useState<'name' | 'removal'>();
  const close = () => setAsking(undefined);
  return (
    <Line as="li">
      <div>
        <Name>
          <h3>{name}</h3>
          {list.isOwn(passkey) && <Badge $tone="success">此裝置</Badge>}
        </Name>
        <p>
          {formatDate(c_date)} 新增・{usageText(used_at)}
        </p>
      </div>
      <Row>
        <Button
          variant="secondary"
          size="small"
          aria-label={`重新命名 ${name}`}
          onClick={() => setAsking('name')}
        >
          重新命名
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`移除 ${name}`}
          onClick={() => setAsking('removal')}
        >
          移除
        </Button>
      </Row>
      {asking === 'name' && (
        <RenamePasskey
          name={name}
          busy={list.isRenaming}
          onSave={(newName) => list.rename(id, newName).then(close)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking === 'removal'}
        title="移除通行密鑰"
        confirmLabel="移除"
        busy={list.isRemoving}
        onConfirm={() => list.remove(passkey).then(close)}
        onCancel={close}
      >
        移除「{name}」後無法再用它登入，仍可用信箱的驗證碼登入。
      </ConfirmDialog>
    </Line>
  );
}

const Line = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  p { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
  h3 { font-family: ${theme.font.sans}; font-size: ${theme.size[17]}; overflow-wrap: anywhere; }
`;
