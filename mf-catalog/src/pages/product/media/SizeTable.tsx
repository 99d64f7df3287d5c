import { theme } from '@pinpu/shared/theme';
import { Button, Dialog } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

interface SizeTableProps {
  /** Name of the product. */
  name: string;
  /** The first row has the headings. */
  rows: readonly (readonly string[])[];
}

/** Opens a product's size table in a dialog. */
export function SizeTable(table: SizeTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Place>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        尺寸表
      </Button>
      <Dialog open={isOpen} title="尺寸表" variant="sheet" onClose={() => setOpen(false)}>
        <Table {...table} />
      </Dialog>
    </Place>
  );
}

/** Empty headings are no headings. */
const Heading = ({ text, scope }: { text: string; scope: 'col' | 'row' }) =>
  text === '' ? <td /> : <th scope={scope}>{text}</th>;

/** Wider than the dialog, it scrolls by itself, also by keyboard. */
function Table({ name, rows: [headings = [], ...rows] }: SizeTableProps) {
  return (
    <Scroll aria-label="尺寸表，可左右捲動" tabIndex={0}>
      <Cells>
        <caption>{name}的尺寸</caption>
        <thead>
          <tr>
            {headings.map((text, at) => (
              <Heading key={columnKey(at)} text={text} scope="col" />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells], row) => (
            <tr key={columnKey(row)}>
              <Heading text={first} scope="row" />
              {cells.map((text, at) => (
                <td key={columnKey(at)}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Cells>
    </Scroll>
  );
}

/** Rows and columns have no ids, and keep their places. */
const columnKey = (at: number) => `at${at}`;

const Place = styled.div`
  @media print { display: none; }
`;

const Scroll = styled.section`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

const Cells = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.size[15]};
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: ${theme.space[12]};
    color: ${theme.colour.inkSoft};
    font-size: ${theme.size[13]};
    text-align: left;
  }
  th, td {
    padding: ${theme.space[8]} ${theme.space[12]};
    border-bottom: ${theme.border.hairline};
    text-align: left;
    white-space: nowrap;
  }
  thead th, thead td { border-top: ${theme.border.hairline}; }
  th { font-weight: ${theme.weight.medium}; }
  tr > :first-child {
    position: sticky;
    left: 0;
    background: ${theme.colour.paper};
    white-space: normal;
    min-width: 5em;
  }
`;
