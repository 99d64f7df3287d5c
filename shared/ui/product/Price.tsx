import { formatTwd, twdParts } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

type PriceSize = 'small' | 'medium' | 'large';

type PriceProps = {
  /** Whole TWD. */
  amount: number;
  /** The original price, struck through; hidden unless higher. */
  original?: number;
  tone?: 'plain' | 'promotion' | 'promoter';
  size?: PriceSize;
  /**
   * Set for a list price where a group price exists: hidden from a shopper with a code until that price is known.
   */
  isList?: boolean;
  /** Set where some variants cost more: `NT$420 起`. */
  isFrom?: boolean;
};

/** An amount: `NT$` small, the number large. Accessible text `NT$1,280`. */
export function Price({
  amount,
  original,
  tone = 'plain',
  size = 'medium',
  isList,
  isFrom,
}: PriceProps) {
  const { sign, currency, digits } = twdParts(amount);
  return (
    <Amount $tone={tone} $size={size} data-list-price={isList || undefined}>
      <span>
        {sign}
        <Currency>{currency}</Currency>
        {digits}
        {isFrom && <From> 起</From>}
      </span>
      {original !== undefined && original > amount && (
        <Before>
          <VisuallyHidden>原價</VisuallyHidden>
          {formatTwd(original)}
        </Before>
      )}
    </Amount>
  );
}

const tones = {
  plain: css`color: inherit;`,
  promotion: css`color: ${theme.colour.vermilion};`,
  promoter: css`color: ${theme.colour.plum};`,
};

const sizes: Record<PriceSize, string> = {
  small: theme.size[15],
  medium: theme.size[20],
  large: theme.size[32],
};

const Amount = styled.span<{ $tone: keyof typeof tones; $size: PriceSize }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space[8]};
  font-size: ${({ $size }) => sizes[$size]};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.heading};
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`;

const Currency = styled.span`
  margin-right: .2em;
  font-size: max(.6em, ${theme.size[13]});
  font-weight: ${theme.weight.regular};
`;

const From = styled.span`
  font-size: max(.6em, ${theme.size[13]});
  font-weight: ${theme.weight.regular};
`;

const Before = styled.del`
  position: relative;
  color: ${theme.colour.inkSoft};
  font-size: max(.6em, ${theme.size[13]});
  font-weight: ${theme.weight.regular};
`;
