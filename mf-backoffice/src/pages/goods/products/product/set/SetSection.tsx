import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { lineName, piecesOf, SET_PARTS_MAX } from '@pinpu/shared/domain';
import { useQueries } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Button, PageSection, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { SHOP_KEY } from '../../../../../api/shop-keys.ts';
import { fetchStock } from '../../../../../api/stock.ts';
import { NumberField } from '../../../../../features/fields/NumberField.tsx';
import { OrderedList } from '../../../../../features/ordered/OrderedList.tsx';
import { fieldTitle } from '../fields/field-title.ts';
import type { ProductForm } from '../use-product-form.ts';
import { PartSearch } from './PartSearch.tsx';
import { completeParts, partsCell, type TypedPart, typedParts } from './typed-parts.ts';

type Known = ReadonlyMap<string, StockProduct>;

const unitsOf = ({ on_hand, reserved }: StockProduct) => on_hand - reserved;

/** The parts of the form by their codes, as far as they are loaded. */
function useParts(codes: readonly string[]): Known {
  const loaded = useQueries({
    queries: codes.map((code) => ({
      queryKey: [SHOP_KEY, 'set-part', code],
      queryFn: async () => {
        const { products } = await fetchStock({ show: 'all', sort: 'code', q: code });
        return products.find(({ prd_id }) => prd_id === code) ?? null;
      },
      meta: { quiet: true },
    })),
  });
  return new Map(loaded.flatMap(({ data }) => (data ? [[data.prd_id, data] as const] : [])));
}

/** What the typed content results in; '' while that is not known. */
function stockText(cell: string, known: Known): string {
  const parts = completeParts(cell);
  if (!parts?.length || parts.some(({ prd_id }) => !known.has(prd_id))) return '';
  const pieces = piecesOf(parts, (id) => {
    const part = known.get(id);
    return part ? unitsOf(part) : 0;
  });
  return `依內容的庫存，可賣 ${pieces} 組。賣出一組，會扣每項內容的庫存。`;
}

interface PartsProps {
  parts: readonly TypedPart[];
  known: Known;
  onChange: (parts: TypedPart[]) => void;
}

function Parts({ parts, known, onChange }: PartsProps) {
  const nameOf = ({ prd_id }: TypedPart) => {
    const part = known.get(prd_id);
    return part ? lineName(part) : prd_id;
  };
  return (
    <OrderedList
      label="組合的商品"
      items={parts}
      keyOf={({ prd_id }) => prd_id}
      nameOf={nameOf}
      onChange={onChange}
    >
      {(part) => {
        const stock = known.get(part.prd_id);
        return (
          <Part>
            <span>
              {part.prd_id}
              {stock && `，可賣 ${unitsOf(stock)}`}
              {stock?.enabled === false && '，未上架'}
            </span>
            <NumberField
              label="每組數量"
              aria-label={`${nameOf(part)} 每組數量`}
              value={part.qty}
              onChange={({ currentTarget: { value: qty } }) =>
                onChange(parts.map((one) => (one === part ? { ...part, qty } : one)))
              }
            />
          </Part>
        );
      }}
    </OrderedList>
  );
}

/** What a set is made of. Of other goods, it is a button that opens the search. */
export function SetSection({ form }: { form: ProductForm }) {
  const cell = form.draft.typed.set_parts ?? '';
  const parts = typedParts(cell);
  const codes = parts.map(({ prd_id }) => prd_id);
  const known = useParts(codes);
  const [isOpen, setOpen] = useState(false);
  const error = form.faultAt('set_parts');
  const change = (next: readonly TypedPart[]) => form.type('set_parts', partsCell(next));
  const isShown = isOpen || parts.length > 0 || error !== '';
  return (
    <PageSection title={fieldTitle('set_parts')}>
      <Stack>
        <p>
          {parts.length > 0
            ? stockText(cell, known)
            : '把幾項商品組合成一項來賣，例如禮盒；庫存由內容計算。'}
        </p>
        {parts.length > 0 && <Parts parts={parts} known={known} onChange={change} />}
        {parts.length >= SET_PARTS_MAX && <p>組合最多 {SET_PARTS_MAX} 項商品。</p>}
        {isShown ? (
          <PartSearch
            without={form.draft.base?.cells.prd_id ?? ''}
            chosen={codes}
            error={error}
            onChoose={({ prd_id }) => change([...parts, { prd_id, qty: '1' }])}
          />
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              設為組合
            </Button>
          </div>
        )}
      </Stack>
    </PageSection>
  );
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px;
  align-items: center;
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[16]};
  > span { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; overflow-wrap: anywhere; }
`;
