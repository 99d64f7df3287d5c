import { theme } from '@pinpu/shared/theme';
import { Panel, Stack } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface SignInFrameProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function SignInFrame({ title, text, children }: SignInFrameProps) {
  return (
    <Place>
      <Head>
        <h1>{title}</h1>
        <p>{text}</p>
      </Head>
      <Panel>
        <Stack>{children}</Stack>
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
