import { theme } from '@pinpu/shared/theme';
import { IconButton, Row } from '@pinpu/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';

interface TablePagerProps {
  /** Counts from 0. */
  page: number;
  size: number;
  count: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** The selectable numbers of rows per page. */
const PAGE_SIZES = [25, 50, 100] as const;

/** Shows which rows of a table are visible, and changes the page and the rows per page. */
export function TablePager({ page, size, count, onPage, onSize }: TablePagerProps) {
  const id = useId();
  const last = Math.max(0, Math.ceil(count / size) - 1);
  const from = page * size + 1;
  const to = Math.min(count, from + size - 1);
  return (
    <Bar as="nav" aria-label="分頁">
      <span>
        第 {from.toLocaleString()}–{to.toLocaleString()} 筆，共 {count.toLocaleString()} 筆
      </span>
      <IconButton
        icon="chevronLeft"
        aria-label="上一頁"
        aria-disabled={page === 0}
        onClick={() => page > 0 && onPage(page - 1)}
      />
      <IconButton
        icon="chevronRight"
        aria-label="下一頁"
        aria-disabled={page >= last}
        onClick={() => page < last && onPage(page + 1)}
      />
      <label htmlFor={id}>每頁筆數</label>
      <select
        id={id}
        value={size}
        onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
      >
        {PAGE_SIZES.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </Bar>
  );
}

const Bar = styled(Row)`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  select {
    min-height: ${theme.width.touch};
    padding-inline: ${theme.space[8]};
    border: ${theme.border.edge};
    border-radius: ${theme.radius.small};
    background: ${theme.colour.card};
    color: ${theme.colour.ink};
  }
`;
