import { accountName } from '@pinpu/shared/api/admin';
import { adminTokenAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { logOutAdmin } from '../../api/session.ts';
import { useKeepAlive } from './use-keep-alive.ts';

/** The signed-in account and sign-out; renews the token as long as a page of the work frame is open. */
export function AccountMenu() {
  const name = accountName(useAtomValue(adminTokenAtom));
  const signOut = useSignOut();
  useKeepAlive();
  return (
    <Place>
      {name !== '' && (
        <Name>
          <Icon name="user" size={20} label="登入帳號" />
          <span>{name}</span>
        </Name>
      )}
      <SignOut type="button" onClick={signOut}>
        <Icon name="logout" size={20} />
        登出
      </SignOut>
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  font-size: ${theme.size[15]};
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.colour.inkSoft};
  > span {
    max-width: 12em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${theme.media.phone} { display: none; }
`;

const SignOut = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.width.touch};
  padding-inline: ${theme.space[12]};
  border-radius: ${theme.radius.small};
  white-space: nowrap;
  ${theme.media.hover} {
    &:hover { background: ${theme.colour.tint}; }
  }
`;

/** Signs the administrator out: on the server, too, if it answers, so that the token becomes invalid. */
function useSignOut() {
  const setToken = useSetAtom(adminTokenAtom);
  return async () => {
    await logOutAdmin().catch(() => undefined);
    setToken('');
  };
}
