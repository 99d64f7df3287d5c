import { theme } from '@pinpu/shared/theme';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { VARIANT_COLUMNS } from '../draft/variant-columns.ts';
import { rowName } from '../draft/variants-draft.ts';
import type { RowFault, VariantsForm } from '../use-variants-form.ts';
import { useVariantGrid } from './use-variant-grid.ts';
import { type RowActions, VariantRow } from './VariantRow.tsx';

const NONE: readonly RowFault[] = [];

function useRowActions(form: VariantsForm): RowActions {
  const latest = useRef(form);
  latest.current = form;
  return useMemo(
    () => ({
      type: (row, field, text) => latest.current.type([{ row, field, text }]),
      set: (row, fields) => latest.current.setRow(row, fields),
      remove: (row) => latest.current.removeRow(row),
    }),
    [],
  );
}

interface VariantTableProps {
  form: VariantsForm;
  pictures: readonly string[];
}

/** The table of variants, whose cells are inputs. */
export function VariantTable({ form, pictures }: VariantTableProps) {
  const { options, rows } = form.draft;
  const actions = useRowActions(form);
  const faults = useMemo(() => Map.groupBy(form.faults, ({ row }) => row), [form.faults]);
  const handlers = useVariantGrid(form);
  return (
    <Frame>
      <Table aria-label="規格表" {...handlers}>
        <thead>
          <tr>
            <th scope="col">規格</th>
            {VARIANT_COLUMNS.map(({ field, title, hint, isText }) => (
              <Head key={field} scope="col" title={hint} $text={isText === true}>
                {title}
              </Head>
            ))}
            <th scope="col">圖片</th>
            <th scope="col">販售</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <VariantRow
              key={row.id}
              {...{ row, pictures, actions }}
              name={rowName(options, row)}
              faults={faults.get(row.id) ?? NONE}
            />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

/** Scrolls by itself, so that the heads of columns and rows stay in sight. */
const Frame = styled.div`
  max-height: 70vh;
  overflow: auto;
  /* A focused cell is not behind the heads. */
  scroll-padding: 48px 0 0 168px;
  border: ${theme.border.hairline};
  border-radius: ${theme.radius.small};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.size[15]};
  line-height: ${theme.leading.heading};
  th, td { padding: ${theme.space[4]}; border-bottom: ${theme.border.hairline}; }
  th { font-weight: ${theme.weight.medium}; text-align: start; }
  thead > tr > * {
    position: sticky;
    top: 0;
    z-index: ${theme.layer.raised};
    padding-block: ${theme.space[8]};
    background: ${theme.colour.paper};
    color: ${theme.colour.inkSoft};
    font-size: ${theme.size[13]};
    white-space: nowrap;
  }
  tr > th:first-child {
    position: sticky;
    left: 0;
    z-index: ${theme.layer.raised};
    min-width: 96px;
    max-width: 160px;
    padding-inline: ${theme.space[12]};
    border-right: ${theme.border.hairline};
    background: ${theme.colour.paper};
    overflow-wrap: anywhere;
  }
  thead th:first-child { z-index: calc(${theme.layer.raised} + 1); }
`;

const Head = styled.th<{ $text: boolean }>`
  && { text-align: ${({ $text }) => ($text ? 'start' : 'right')}; }
`;
