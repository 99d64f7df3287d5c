import { formatTwd, readWholeNumber } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Badge, Icon, Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { type RowDraft, rowName } from '../draft/variants-draft.ts';
import type { VariantsForm } from '../use-variants-form.ts';
import { VariantSheet } from './VariantSheet.tsx';

interface VariantListProps {
  form: VariantsForm;
  pictures: readonly string[];
  /** The variant whose sheet is open; '' for none. */
  opened: string;
  onOpen: (row: string) => void;
}

const priceText = (text: string) => {
  const price = readWholeNumber(text);
  return price === undefined || price === 0 ? '未填售價' : formatTwd(price);
};

const Card = ({
  row,
  name,
  isWrong,
  onOpen,
}: {
  row: RowDraft;
  name: string;
  isWrong: boolean;
  onOpen: () => void;
}) => (
  <Open type="button" onClick={onOpen}>
    {row.picture === '' ? <Blank /> : <Picture src={row.picture} alt="" sizes="48px" />}
    <span>
      <b>{name}</b>
      <small>
        {row.cells.var_id || '自動編號'}
        {!row.enabled && <Badge $tone="grey">停售</Badge>}
        {isWrong && <Badge $tone="danger">要修改</Badge>}
      </small>
    </span>
    <Numbers>
      {priceText(row.cells.price)}
      <small>
        庫存 {row.cells.on_hand || '未填'}
        {row.reserved > 0 && `（已保留 ${row.reserved}）`}
      </small>
    </Numbers>
    <Icon name="chevronRight" size={20} />
  </Open>
);

/** The variants on a phone; each opens a sheet with its fields. */
export function VariantList({ form, pictures, opened, onOpen }: VariantListProps) {
  const { rows, options } = form.draft;
  const shown = rows.find(({ id }) => id === opened);
  return (
    <>
      <List aria-label="規格表">
        {rows.map((row) => (
          <li key={row.id}>
            <Card
              row={row}
              name={rowName(options, row)}
              isWrong={form.faults.some((fault) => fault.row === row.id)}
              onOpen={() => onOpen(row.id)}
            />
          </li>
        ))}
      </List>
      {shown && (
        <VariantSheet {...{ form, pictures }} row={shown} onShow={(row) => onOpen(row?.id ?? '')} />
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
`;

const Open = styled.button`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto 20px;
  align-items: center;
  gap: ${theme.space[12]};
  width: 100%;
  min-height: 64px;
  padding: ${theme.space[8]} ${theme.space[12]};
  border: ${theme.border.hairline};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  text-align: start;
  line-height: ${theme.leading.heading};
  b { font-weight: ${theme.weight.medium}; overflow-wrap: anywhere; }
  small { display: flex; flex-wrap: wrap; gap: ${theme.space[4]}; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; overflow-wrap: anywhere; }
`;

const Blank = styled.span`
  aspect-ratio: 1;
  background: ${theme.colour.tint};
`;

const Numbers = styled.span`
  display: grid;
  justify-items: end;
  font-variant-numeric: tabular-nums;
`;
