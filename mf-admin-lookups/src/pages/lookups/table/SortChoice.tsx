import { theme } from '@pinpu/shared/theme';
import { SelectField } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { type LookupColumn, tableColumns } from './lookup-column.ts';
import type { Sorting } from './sorted.ts';

interface SortChoiceProps<Item> {
  columns: readonly LookupColumn<Item>[];
  sorting: Sorting | undefined;
  onChange: (sorting: Sorting | undefined) => void;
}

const choiceOf = (sorting: Sorting | undefined) =>
  sorting === undefined ? '' : `${sorting.key} ${sorting.isDescending ? 'desc' : 'asc'}`;

/** Chooses the order of a table on phones, where it has no column heads to press. */
export function SortChoice<Item>({ columns, sorting, onChange }: SortChoiceProps<Item>) {
  const choose = (value: string) => {
    const [key = '', direction] = value.split(' ');
    onChange(key === '' ? undefined : { key, isDescending: direction === 'desc' });
  };
  return (
    <PhoneOnly>
      <SelectField
        label="排序方式"
        value={choiceOf(sorting)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">預設順序</option>
        {tableColumns(columns).flatMap(({ key, head }) => [
          <option key={`${key} asc`} value={`${key} asc`}>{`${head}，由小到大`}</option>,
          <option key={`${key} desc`} value={`${key} desc`}>{`${head}，由大到小`}</option>,
        ])}
      </SelectField>
    </PhoneOnly>
  );
}

const PhoneOnly = styled.div`
  ${theme.media.tablet} { display: none; }
`;
