import type { ProductPart } from '@pinpu/shared/contracts';
import { isGroupPriceLevel, lineName, linePagePath } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { useId } from 'react';
import styled from 'styled-components';

/** What a set is made of; parts on sale link to their own pages. */
export function SetContent({ parts }: { parts: readonly ProductPart[] }) {
  const isPromo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const id = useId();
  return (
    <Content aria-labelledby={id}>
      <h2 id={id}>組合內容</h2>
      <ul>
        {parts.map((part) => (
          <Part key={part.prd_id}>
            {part.on_sale ? (
              <Link to={linePagePath(part, isPromo)}>{lineName(part)}</Link>
            ) : (
              <span>{lineName(part)}</span>
            )}
            <b>× {part.qty}</b>
          </Part>
        ))}
      </ul>
    </Content>
  );
}

const Content = styled.section`
  padding: ${theme.space[12]} ${theme.space[16]};
  border: ${theme.border.hairline};
  background: ${theme.colour.card};
  h2 { font-size: ${theme.size[15]}; }
`;

const Part = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
  min-height: 44px;
  border-bottom: ${theme.border.hairline};
  font-size: ${theme.size[15]};
  &:last-child { border-bottom: 0; }
  a { padding-block: ${theme.space[8]}; }
  b { font-variant-numeric: tabular-nums; white-space: nowrap; }
`;
