import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Stack } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Regions $gap={32}>
      <Head>
        <Link to="/vip">回會員中心</Link>
        <h1>{title}</h1>
      </Head>
      {children}
    </Regions>
  );
}

const Regions = styled(Stack)`
  max-width: ${theme.width.reading};
  padding-block: ${theme.space[24]} ${theme.space[48]};
  ${theme.media.desktop} { padding-block: ${theme.space[48]} ${theme.space[72]}; }
`;

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.width.touch};
    color: ${theme.colour.inkSoft};
    font-size: ${theme.size[15]};
  }
  h1 { font-size: ${theme.size[32]}; letter-spacing: .04em; }
`;
