import { theme } from '@pinpu/shared/theme';
import { doubleRule } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** The list's name and number of products. */
export function ListHeading({ title, count }: { title: string; count: number | undefined }) {
  return (
    <Head>
      <Line>
        <Title>{title}</Title>
        <Count role="status">{count !== undefined && `共 ${count} 項商品`}</Count>
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
