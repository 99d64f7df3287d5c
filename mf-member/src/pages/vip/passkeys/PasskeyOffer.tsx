import { Link } from '@pinpu/shared/router';
import { useAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { Button, Notice, Panel, Row, Stack } from '@pinpu/shared/ui';
import { NO_PASSKEY, ownPasskeyAtom, passkeyOfferAtom } from '../../../state/passkey.ts';
import { PasskeyCode } from './PasskeyCode.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

/** After a sign-in with a code, offers to add a passkey, until the member adds one or declines for good. */
export function PasskeyOffer() {
  const isOffered = useAtomValue(passkeyOfferAtom);
  const [own, setOwn] = useAtom(ownPasskeyAtom);
  const adding = useAddPasskey();
  const setOffered = useSetAtom(passkeyOfferAtom);
  if (!isOffered) return null;
  if (adding.isAdded)
    return (
      <Notice
        variant="success"
        message="已新增通行密鑰，下次可以用它登入。"
        onClose={() => setOffered(false)}
      >
        <Link to="/vip/devices">查看登入與裝置</Link>
      </Notice>
    );
  if (own !== '') return null;
  return (
    <Panel as="section" aria-labelledby="passkey-offer">
      <Stack>
        <h2 id="passkey-offer">下次用指紋或臉部登入</h2>
        <p>在這個裝置新增通行密鑰（Google 稱為密碼金鑰），之後登入不必再等信箱的驗證碼。</p>
        {adding.failure && !adding.askingCode && (
          <Notice variant="danger" message={adding.failure} />
        )}
        <Row>
          <Button busy={adding.busy} onClick={adding.add}>
            新增通行密鑰
          </Button>
          <Button
            variant="quiet"
            disabled={adding.busy}
            onClick={() => {
              setOwn(NO_PASSKEY);
              setOffered(false);
            }}
          >
            不用了
          </Button>
        </Row>
      </Stack>
      {adding.askingCode && <PasskeyCode adding={adding} />}
    </Panel>
  );
}
