import { accountEmailAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Notice, Panel, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { codeRequestAtom, isAwaited } from '../../../state/code-request.ts';
import { CodeForm } from './CodeForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { useSignInReason } from './use-sign-in-reason.ts';

function Steps() {
  const request = useAtomValue(codeRequestAtom);
  const account = useAtomValue(accountEmailAtom);
  if (request !== null && isAwaited(request, Date.now())) return <CodeForm {...request} />;
  return <EmailForm initial={request?.email ?? account} />;
}

/** Sign-in by a one-time code: the e-mail first, then the code that was sent to it (spec §4 Login). */
export function SignIn() {
  const reason = useSignInReason();
  return (
    <Place>
      <Head>
        <h1>會員登入</h1>
        <p>以電子郵件收取驗證碼即可登入，不需要密碼；第一次登入即成為會員。</p>
      </Head>
      <Panel>
        <Stack>
          {reason && <Notice variant="warning" message={reason} />}
          <Steps />
        </Stack>
      </Panel>
    </Place>
  );
}

const Place = styled(Stack).attrs({ $gap: 24 })`
  width: min(100%, 440px);
  margin-inline: auto;
  padding-block: ${theme.space[32]} ${theme.space[48]};
  ${theme.media.desktop} { padding-block: ${theme.space[72]}; }
`;

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[8]};
  h1 { font-size: ${theme.size[32]}; letter-spacing: .04em; }
  p { color: ${theme.colour.inkSoft}; }
`;
