import type { GoodsChange, GoodsFinding } from '@pinpu/shared/contracts/backoffice';
import { theme } from '@pinpu/shared/theme';
import { Button, Disclosure, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

const STEP = 100;

interface FindingsProps {
  caption?: string;
  findings: readonly GoodsFinding[];
}

/** Faults of a goods file, by row and column. */
export function Findings({ caption = '需要修改的地方', findings }: FindingsProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <Stack>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">列</th>
            <th scope="col">欄</th>
            <th scope="col">說明</th>
          </tr>
        </thead>
        <tbody>
          {findings.slice(0, shown).map(({ row, cell, why }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the findings of one answer, in their order.
            <tr key={at}>
              <td>{row > 0 ? row : '檔案'}</td>
              <td>{cell || '整列'}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {findings.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + STEP)}>
          再顯示 {Math.min(STEP, findings.length - shown)} 個，還有 {findings.length - shown} 個
        </Button>
      )}
    </Stack>
  );
}

/** The first changes that an import would make. */
export const Changes = ({ changes }: { changes: readonly GoodsChange[] }) => (
  <Disclosure summary={`看看會改什麼（前 ${changes.length} 個）`}>
    <List>
      {changes.map(({ prd_id, name, kind, text }) => (
        <li key={prd_id}>
          <b>
            {kind === 'created' ? '新增' : '修改'} {name ?? prd_id}
          </b>
          ：{text}
        </li>
      ))}
    </List>
  </Disclosure>
);

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.size[15]};
  caption { padding-block: ${theme.space[8]}; font-weight: ${theme.weight.bold}; text-align: start; }
  th, td {
    padding: ${theme.space[8]} ${theme.space[12]} ${theme.space[8]} 0;
    border-bottom: ${theme.border.hairline};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td:first-child { font-variant-numeric: tabular-nums; white-space: nowrap; }
  td:nth-child(2) { min-width: 5em; }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  font-size: ${theme.size[15]};
  overflow-wrap: anywhere;
`;
