import { theme } from '@pinpu/shared/theme';
import { doubleRule } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type ListHeadingProps = { title: string; count: number | undefined; children?: ReactNode };

/** The list's name and number of products; beside them `children`, which concern all its prices. */
export function ListHeading({ title, count, children }: ListHeadingProps) {
  return (
    <Head>
      <Line>
        <Title>{title}</Title>
        <Count role="status">{count !== undefined && `共 ${count} 項商品`}</Count>
        {children && <Beside>{children}</Beside>}
      </Line>
    </Head>
  );
}

const Head = styled.header`
  ${doubleRule}
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[4]} ${theme.space[16]};
  padding-top: ${theme.space[12]};
`;

const Beside = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  align-self: center;
  gap: 0 ${theme.space[16]};
  min-height: ${theme.width.touch};
  &:empty, html:not([data-cart]) &:has(> [data-room]:only-child) { display: none; }
  /* Shoppers with a code don't need to be told how to get one. */
  html[data-code]:not([data-cart]) & { display: none; }
  ${theme.media.tablet} { flex: 1; justify-content: flex-end; }
`;

const Title = styled.h1`
  font-size: ${theme.size[25]};
  letter-spacing: .04em;
  ${theme.media.desktop} { font-size: ${theme.size[40]}; }
`;

const Count = styled.p`
  min-height: 1.7em;
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
