import type { ProductFacets } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type ChosenFilter, priceOf } from '../listing/chosen-filter.ts';
import { Kind, Legend } from './filter-styles.ts';

type Bound = 'min' | 'max';

type PriceRangeProps = {
  min: string | undefined;
  max: string | undefined;
  /** Lowest and highest price in the list. */
  span: ProductFacets['price'] | undefined;
  onChange: (fields: Pick<ChosenFilter, Bound>) => void;
};

const LABELS = { min: '最低', max: '最高' } as const;

/** Fields for the lowest and highest price; one is enough, and their order does not matter. */
export function PriceRange({ min, max, span, onChange }: PriceRangeProps) {
  const bounds = { min, max };
  const [typed, setTyped] = useState({ min: min ?? '', max: max ?? '' });
  // The input stays as typed until the filter is changed elsewhere.
  const textOf = (bound: Bound) =>
    priceOf(typed[bound]) === bounds[bound] ? typed[bound] : (bounds[bound] ?? '');
  const field = (bound: Bound) => (
    <TextField
      label={LABELS[bound]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      placeholder={span && span.max > 0 ? span[bound].toLocaleString('zh-TW') : undefined}
      value={textOf(bound)}
      onChange={({ currentTarget: { value } }) => {
        setTyped({ ...typed, [bound]: value });
        onChange({ [bound]: priceOf(value) });
      }}
    />
  );
  return (
    <Kind>
      <Legend>價格（NT$）</Legend>
      <Bounds>
        {field('min')}
        <Dash aria-hidden>–</Dash>
        {field('max')}
      </Bounds>
    </Kind>
  );
}

const Bounds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: end;
  gap: ${theme.space[8]};
`;

const Dash = styled.span`
  padding-bottom: ${theme.space[8]};
  color: ${theme.colour.inkSoft};
`;
