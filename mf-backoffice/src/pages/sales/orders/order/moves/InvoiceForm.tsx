import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { Order } from '@pinpu/shared/contracts';
import type { ShopOrder } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, invoiceStateText, isInvoiceDue } from '@pinpu/shared/domain';
import { DateField } from '@pinpu/shared/staff';
import { useKeepPage } from '@pinpu/shared/state';
import {
  Button,
  ConfirmDialog,
  Disclosure,
  Notice,
  PageSection,
  Stack,
  TextField,
} from '@pinpu/shared/ui';
import { Facts } from '@pinpu/shared/widgets';
import { useState } from 'react';
import { InvoicePdf } from '../../../InvoicePdf.tsx';
import type { OrderMoves } from '../use-order-move.ts';
import { CorrectInvoice } from './CorrectInvoice.tsx';
import { FieldRow } from './FieldRow.tsx';

const NOTHING = { number: '', date: '' };

interface RecordInvoiceProps {
  order: Order;
  moves: OrderMoves;
}

function RecordInvoice({ order: { ord_code, invoice_code }, moves }: RecordInvoiceProps) {
  const [typed, setTyped] = useAdminDraft(`invoice ${ord_code}`, NOTHING);
  const [isAsking, setAsking] = useState(false);
  useKeepPage(typed.number === '' ? undefined : 'an invoice number');
  const errorAt = (field: string) => (moves.field === field ? moves.rejection : '');
  return (
    <FieldRow
      onSubmit={(event) => {
        event.preventDefault();
        moves.make({ move: 'invoice', fields: typed }, () => setTyped(NOTHING));
      }}
    >
      <TextField
        label={invoice_code === '' ? '發票號碼' : '更正為'}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="AB12345678"
        value={typed.number}
        error={errorAt('number')}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, number: value })}
      />
      <DateField
        label="開立日期"
        hint="空白是今天"
        value={typed.date}
        error={errorAt('date')}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, date: value })}
      />
      <Button type="submit" variant="secondary" busy={moves.pending === 'invoice'}>
        登錄
      </Button>
      {invoice_code !== '' && (
        <Button variant="secondary" busy={moves.pending === 'void'} onClick={() => setAsking(true)}>
          作廢
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="作廢發票"
        confirmLabel="記錄作廢"
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          moves.make({ move: 'void' });
        }}
      >
        <p>記錄發票 {invoice_code} 已作廢。重新開立後，可以登錄新的號碼。</p>
      </ConfirmDialog>
    </FieldRow>
  );
}

const WAITING = { issue: '開立中，完成後號碼會顯示在這裡。', void: '作廢中，完成後會顯示在這裡。' };

interface InvoiceFormProps {
  shown: ShopOrder;
  moves: OrderMoves;
}

/** What the shop's provider is doing with the invoice, and a press that lets it try again. */
function InvoiceTask({ shown, moves }: InvoiceFormProps) {
  const { invoice_task, can_reissue, allowance_tasks = [] } = shown;
  const isAllowanceFailed = allowance_tasks.some(({ state }) => state === 'failed');
  if (!invoice_task && !can_reissue && !isAllowanceFailed) return null;
  const again = invoice_task?.failed || isAllowanceFailed || can_reissue;
  return (
    <Stack>
      {invoice_task && (
        <Notice
          variant={invoice_task.failed ? 'danger' : 'info'}
          message={invoice_task.message || WAITING[invoice_task.kind]}
        />
      )}
      {again && (
        <div>
          <Button
            variant="secondary"
            busy={moves.pending === 'reissue'}
            onClick={() => moves.make({ move: 'reissue' })}
          >
            {invoice_task || isAllowanceFailed ? '再試一次' : '重新開立發票'}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const ALLOWANCE_STATES: Readonly<Record<string, string>> = {
  done: '已開立',
  failed: '開立失敗',
  voided: '已作廢',
};

/** The allowances of the invoice, and why one could not be issued; 再試一次 tries all that failed. */
function Allowances({ tasks }: { tasks: NonNullable<ShopOrder['allowance_tasks']> }) {
  if (tasks.length === 0) return null;
  return (
    <Stack $gap={8}>
      <Facts
        facts={tasks.map(({ amount, state, number, date }, at) => [
          at === 0 ? '折讓' : `折讓 ${at + 1}`,
          [
            formatTwd(amount),
            ALLOWANCE_STATES[state] ?? '開立中',
            date.replaceAll('-', '/'),
            number,
          ]
            .filter(Boolean)
            .join('，'),
        ])}
      />
      {tasks.map(
        ({ state, message, amount }) =>
          state === 'failed' && (
            <Notice key={`${amount} ${message}`} variant="danger" message={message} />
          ),
      )}
    </Stack>
  );
}

/** Shows an order's invoice and what its provider does with it; records its number, corrects it, or voids it. */
export function InvoiceForm({ shown, moves }: InvoiceFormProps) {
  const { order } = shown;
  const state = invoiceStateText(order);
  if (state === '' && !shown.invoice_task) return null;
  const { invoice_code, invoice_title, invoice_vatid } = order;
  return (
    <PageSection title="發票">
      <Stack>
        <Facts
          facts={[
            ['狀態', state],
            ['號碼', invoice_code],
            ['隨機碼', order.invoice_random_no],
            ['抬頭', invoice_title],
            ['統一編號', invoice_vatid],
            ['載具', order.invoice_carrier_num],
            ['愛心碼', order.invoice_love_code],
          ]}
        />
        {order.invoice_pdf && <InvoicePdf order={order.ord_code} number={order.invoice_pdf} />}
        <Allowances tasks={shown.allowance_tasks ?? []} />
        <InvoiceTask shown={shown} moves={moves} />
        {order.provider_invoice && <CorrectInvoice order={order} moves={moves} />}
        {(invoice_code !== '' || isInvoiceDue(order)) &&
          (order.provider_invoice ? (
            <Disclosure summary="手動登錄發票號碼">
              <RecordInvoice order={order} moves={moves} />
            </Disclosure>
          ) : (
            <RecordInvoice order={order} moves={moves} />
          ))}
      </Stack>
    </PageSection>
  );
}
