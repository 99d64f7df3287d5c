import { failureText } from '@pinpu/shared/api/failure';
import {
  type CarrierReply,
  type CarrierReplyLine,
  SHIPMENT_LIMIT,
} from '@pinpu/shared/contracts/backoffice';
import { FileDrop } from '@pinpu/shared/files';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import { Table, type TableColumn } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, ConfirmDialog, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { type CarrierOption, readReplyFile } from '../../../api/carriers.ts';
import { shipLines } from '../../../api/orders.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { base64OfFile, REPLY_BYTES } from './file-bytes.ts';

const TONES = { ready: 'success', done: 'grey' } as const;

const COLUMNS: readonly TableColumn<CarrierReplyLine>[] = [
  { key: 'row', head: '行', cell: ({ row }) => row, numeric: true },
  {
    key: 'code',
    head: '訂單編號',
    cell: ({ ord_code }) => (
      <Link to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</Link>
    ),
  },
  { key: 'number', head: '貨運單號', cell: ({ tracking }) => tracking },
  {
    key: 'state',
    head: '狀態',
    cell: ({ state, message }) =>
      state === 'fault' ? <Fault>{message}</Fault> : <Badge $tone={TONES[state]}>{message}</Badge>,
  },
];

/** The file as the server reads it, and the shipping of its good rows. After shipping, the file is read again. */
function useReply(carrier: CarrierOption) {
  const cache = useQueryClient();
  const read = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > REPLY_BYTES) throw new Error('too large');
      return readReplyFile(carrier.id, await base64OfFile(file));
    },
    meta: { quiet: true },
  });
  const ship = useMutation({
    mutationFn: async ({ carrier: key, lines }: CarrierReply) => {
      const ready = lines.filter(({ state }) => state === 'ready');
      const results = [];
      for (let at = 0; at < ready.length; at += SHIPMENT_LIMIT) {
        const some = ready.slice(at, at + SHIPMENT_LIMIT);
        results.push(
          ...(await shipLines(
            some.map(({ ord_code, tracking }) => ({ ord_code, tracking, carrier: key })),
          )),
        );
      }
      return results;
    },
    onSettled: () => {
      if (read.variables) read.mutate(read.variables);
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    meta: { quiet: true },
  });
  return { read, ship };
}

const countOf = ({ lines }: CarrierReply, state: CarrierReplyLine['state']) =>
  lines.filter((line) => line.state === state).length;

function summary(reply: CarrierReply): string {
  const [ready, done, fault] = [
    countOf(reply, 'ready'),
    countOf(reply, 'done'),
    countOf(reply, 'fault'),
  ];
  return [
    `可出貨 ${ready} 筆`,
    ...(done > 0 ? [`已出貨 ${done} 筆`] : []),
    ...(fault > 0 ? [`${fault} 筆要處理`] : []),
  ].join('，');
}

function Shipped({ ship }: { ship: ReturnType<typeof useReply>['ship'] }) {
  if (ship.isError)
    return (
      <Notice
        variant="danger"
        message={failureText(
          ship.error,
          '目前無法連線，有些訂單可能已經出貨。下面是現在的狀態，再送一次不會重複出貨。',
        )}
      />
    );
  if (ship.data === undefined) return null;
  const refused = ship.data.filter(({ shipped }) => !shipped);
  return (
    <Notice
      variant={refused.length > 0 ? 'warning' : 'success'}
      message={`已出貨 ${ship.data.length - refused.length} 筆${refused.length > 0 ? `，${refused.length} 筆沒有出貨` : ''}。`}
    >
      {refused.length > 0 && (
        <ul aria-label="沒有出貨的訂單">
          {refused.map(({ ord_code, message }) => (
            <li key={ord_code}>
              {ord_code}：{message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

interface RowsProps {
  reply: CarrierReply;
  ship: ReturnType<typeof useReply>['ship'];
}

/** What each row would do, and the question before the good ones are shipped. */
function Rows({ reply, ship }: RowsProps) {
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const ready = countOf(reply, 'ready');
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {summary(reply)}（欄名：{reply.headings.join('、')}）
      </p>
      {ready > 0 && (
        <Row>
          <Button busy={ship.isPending} onClick={() => setOpen(true)}>
            出貨 {ready} 筆…
          </Button>
        </Row>
      )}
      <Table
        caption="回覆檔的內容"
        columns={COLUMNS}
        rows={reply.lines}
        rowKey={({ row }) => String(row)}
      />
      <ConfirmDialog
        open={isOpen}
        title="依回覆檔出貨"
        confirmLabel={`出貨 ${ready} 筆`}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          // The button that was pressed is gone when nothing is left to ship.
          ship.mutate(reply, { onSettled: () => text.current?.focus() });
        }}
      >
        <p>每筆訂單會標示為已出貨，並寄信通知訂購人。</p>
      </ConfirmDialog>
    </>
  );
}

const TOO_LARGE = '檔案太大，請分次下載（最多 700 KB）。';

/** Reads a carrier's reply file, shows what each row would do, and ships the good ones. */
export function ReadReply({ carrier }: { carrier: CarrierOption }) {
  const { read, ship } = useReply(carrier);
  const isTooLarge = (read.variables?.size ?? 0) > REPLY_BYTES;
  return (
    <PageSection title="讀回貨運單號">
      <Stack>
        <FileDrop
          label="選擇回覆檔"
          hint={`${carrier.name}匯出的 CSV，UTF-8 或 Big5。先列出內容，確認後才會出貨。`}
          accept=".csv,.txt,.tsv"
          disabled={read.isPending || ship.isPending}
          onFiles={([file]) => {
            ship.reset();
            if (file) read.mutate(file);
          }}
        />
        {read.isError && (
          <Notice
            variant="danger"
            message={
              isTooLarge ? TOO_LARGE : failureText(read.error, '目前無法連線，請再選一次檔案。')
            }
          />
        )}
        <Shipped ship={ship} />
        {read.data && <Rows reply={read.data} ship={ship} />}
      </Stack>
    </PageSection>
  );
}

const Fault = styled.span`
  color: ${theme.colour.vermilionDeep};
  overflow-wrap: anywhere;
`;
