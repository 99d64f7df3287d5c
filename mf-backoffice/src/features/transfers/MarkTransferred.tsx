import { formatTwd } from '@pinpu/shared/domain';
import { DateField } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Checkbox, ConfirmDialog, Notice } from '@pinpu/shared/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

/** What is selected to be recorded as transferred, and the day of the transfer. */
export interface Transfer {
  chosen: readonly { id: string; amount: number }[];
  choose: (ids: readonly string[]) => void;
  date: string;
  setDate: (date: string) => void;
  today: string;
  isPending: boolean;
  rejection: string;
  send: (onSettled: () => void) => void;
}

const sumOf = (chosen: Transfer['chosen']): string =>
  formatTwd(chosen.reduce((sum, { amount }) => sum + amount, 0));

interface MarkTransferredProps {
  transfer: Transfer;
  /** What 全選 selects. */
  ids: readonly string[];
  /** What recording it does, as the end of a sentence. */
  consequence: string;
  /** A further warning in the question. */
  children?: ReactNode;
}

/** Records, after a confirmation, that what is selected was transferred. */
export function MarkTransferred({ transfer, ids, consequence, children }: MarkTransferredProps) {
  const { chosen, choose, date, isPending, rejection } = transfer;
  const [isAsking, setAsking] = useState(false);
  const isAll = ids.length > 0 && ids.every((id) => chosen.some((one) => one.id === id));
  return (
    <>
      {rejection !== '' && <Notice variant="danger" message={rejection} />}
      <Bar
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0 && !isPending) setAsking(true);
        }}
      >
        <Checkbox
          label={
            chosen.length > 0
              ? `已選 ${chosen.length} 筆，共 ${sumOf(chosen)}`
              : `全選待匯款的 ${ids.length} 筆`
          }
          checked={isAll}
          disabled={ids.length === 0}
          onChange={({ currentTarget }) => choose(currentTarget.checked ? ids : [])}
        />
        <DateField
          label="匯款日期"
          required
          max={transfer.today}
          value={date}
          onChange={({ currentTarget: { value } }) => transfer.setDate(value)}
        />
        <Button type="submit" busy={isPending} disabled={chosen.length === 0}>
          記錄已匯款
        </Button>
      </Bar>
      <ConfirmDialog
        open={isAsking}
        title="記錄已匯款"
        confirmLabel={`記錄 ${chosen.length} 筆`}
        busy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => transfer.send(() => setAsking(false))}
      >
        <p>
          {chosen.length} 筆，共 {sumOf(chosen)}，匯款日期 {date.replaceAll('-', '/')}。
          {consequence}
        </p>
        {children}
      </ConfirmDialog>
    </>
  );
}

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[12]} ${theme.space[16]};
  padding-block: ${theme.space[8]} ${theme.space[12]};
  border-bottom: ${theme.border.edge};
  > label { flex: 1 1 220px; min-height: 48px; }
  > div { flex: 0 1 180px; }
  > button { flex: 0 0 auto; min-height: 48px; }
`;
