import { useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { canUsePasskeysAtom, shopHasPasskeysAtom } from '../../../state/passkey.ts';
import { PasskeyCode } from './PasskeyCode.tsx';
import { PasskeyLine } from './PasskeyLine.tsx';
import { useAddPasskey } from './use-add-passkey.ts';
import { usePasskeys } from './use-passkeys.ts';

function AddPasskey() {
  const adding = useAddPasskey();
  return (
    <>
      {adding.failure && !adding.askingCode && <Notice variant="danger" message={adding.failure} />}
      {adding.isAdded && <Notice variant="success" message="已新增通行密鑰。" />}
      <Row>
        <Button variant="secondary" busy={adding.busy} onClick={adding.add}>
          新增通行密鑰
        </Button>
      </Row>
      {adding.askingCode && <PasskeyCode adding={adding} />}
    </>
  );
}

function PasskeyList({ token }: { token: string }) {
  const list = usePasskeys(token);
  const failure = '目前無法讀取通行密鑰。';
  if (list.failed || list.passkeys === undefined)
    return (
      <NotLoaded isError={list.failed} refetch={list.retry} what="通行密鑰" failure={failure} />
    );
  return (
    <>
      {list.rejection && <Notice variant="danger" message={list.rejection} />}
      {list.passkeys.length > 0 && (
        <List>
          {list.passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} list={list} />
          ))}
        </List>
      )}
    </>
  );
}

/** The member's passkeys. They can be removed here even if this browser can't use passkeys. */
export function Passkeys({ token }: { token: string }) {
  const shopHasPasskeys = useAtomValue(shopHasPasskeysAtom);
  const canUse = useAtomValue(canUsePasskeysAtom);
  if (!shopHasPasskeys) return null;
  return (
    <PageSection title="通行密鑰">
      <Stack>
        <p>
          用指紋、臉部或螢幕鎖登入，不必等驗證碼。手機與電腦可能稱為密碼金鑰；登出其他裝置不會移除通行密鑰。
        </p>
        <PasskeyList token={token} />
        {canUse ? <AddPasskey /> : <p>這個瀏覽器無法新增通行密鑰。</p>}
      </Stack>
    </PageSection>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;
