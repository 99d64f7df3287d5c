import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { Button, CopyButton, Dialog, Row, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';

export interface OneTimePassword {
  account: string;
  password: string;
  until: string;
}

/** Shows a one-time password; it can't be shown again later. */
export function OneTimePasswordDialog({
  issued: { account, password, until },
  onClose,
}: {
  issued: OneTimePassword;
  onClose: () => void;
}) {
  return (
    <Dialog open title={`${account} 的一次性密碼`} dismissable={false} onClose={onClose}>
      <Stack>
        <p>這組密碼只顯示這一次，請交給本人。{formatDateTime(until)} 前登入，並改成自己的密碼。</p>
        <Password>{password}</Password>
        <Row>
          <CopyButton text={password} what="一次性密碼">
            複製密碼
          </CopyButton>
          <Button variant="secondary" onClick={onClose}>
            完成
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

const Password = styled.code`
  font-size: ${theme.size[20]};
  letter-spacing: .08em;
  overflow-wrap: anywhere;
`;
