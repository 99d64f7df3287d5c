import { useAdminDraft } from '@pinpu/shared/api/admin';
import { failureText } from '@pinpu/shared/api/failure';
import { SHIPMENT_LIMIT, type ShipmentResult } from '@pinpu/shared/contracts/backoffice';
import { CARRIERS, carrierOfText } from '@pinpu/shared/domain';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { Link, useSearchParams } from '@pinpu/shared/router';
import { Table, type TableColumn } from '@pinpu/shared/staff';
import { useKeepPage } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import {
  Button,
  ConfirmDialog,
  Field,
  fieldCss,
  Notice,
  Row,
  SelectField,
  Stack,
} from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { shipLines } from '../../../api/orders.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { type ParsedLine, parseShipments } from './parse-shipments.ts';

/** Lines for the orders that were selected in the list, to be completed with parcel numbers. */
const chosenLines = (codes: string | null) =>
  (codes ?? '')
    .split(',')
    .filter((code) => code !== '')
    .map((code) => `${code}, `)
    .join('\n');

/** How many lines were shipped, and the rejected ones, which stay in the field. */
function Results({ results }: { results: readonly ShipmentResult[] }) {
  const rejected = results.filter(({ shipped }) => !shipped).length;
  return (
    <Notice
      variant={rejected > 0 ? 'warning' : 'success'}
      message={`已出貨 ${results.length - rejected} 筆${rejected > 0 ? `，${rejected} 筆沒有出貨` : ''}。`}
    />
  );
}

const codeLink = (ord_code: string) => (
  <Link to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</Link>
);

const nameOf = (carrier: string) => {
  const known = carrierOfText(carrier);
  return known ? CARRIERS[known].name : carrier;
};

const COLUMNS: readonly TableColumn<ParsedLine>[] = [
  { key: 'row', head: '行', cell: ({ row }) => row, numeric: true },
  { key: 'code', head: '訂單編號', cell: ({ ord_code }) => codeLink(ord_code) },
  { key: 'carrier', head: '物流', cell: ({ carrier }) => nameOf(carrier) || '門市的物流' },
  { key: 'number', head: '貨運單號', cell: ({ tracking }) => tracking },
  {
    key: 'state',
    head: '狀態',
    cell: ({ fault }) => (fault === '' ? '可出貨' : <Outcome>{fault}</Outcome>),
  },
];

const rowKey = ({ row }: ParsedLine) => String(row);

interface LinesFieldProps {
  text: string;
  error: string;
  onChange: (text: string) => void;
}

const LinesField = ({ text, error, onChange }: LinesFieldProps) => (
  <Field
    label="每行一筆：訂單編號、貨運單號"
    hint={`可從試算表貼上，一次最多 ${SHIPMENT_LIMIT} 筆。物流不同的，在訂單編號後寫上物流。`}
    error={error}
  >
    {(control) => (
      <Lines
        {...control}
        rows={8}
        spellCheck={false}
        autoCapitalize="characters"
        placeholder="PP261123ABC, 901234567890"
        value={text}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
    )}
  </Field>
);

const CarrierField = ({ value, onChange }: { value: string; onChange: (id: string) => void }) => (
  <SelectField
    label="物流"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    <option value="">每行自己寫，或門市的物流</option>
    {Object.entries(CARRIERS).map(([id, { name }]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
);

/** The lines of the field, and their shipping: shipped lines leave the field, the others stay with their reasons. */
function useShipments() {
  const [search] = useSearchParams();
  const [text, setText] = useAdminDraft('shipments', chosenLines(search.get('codes')));
  const [carrier, setCarrier] = useAdminDraft('carrier of shipments', '');
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const parsed = parseShipments(text, carrier);
  const cache = useQueryClient();
  const ship = useMutation({
    mutationFn: (lines: readonly ParsedLine[]) =>
      shipLines(lines.map(({ ord_code, carrier, tracking }) => ({ ord_code, carrier, tracking }))),
    onSuccess: (results, sent) => {
      const shipped = sent.filter((_line, at) => results[at]?.shipped === true);
      const gone = new Set(shipped.map((line) => line.text));
      const rest = text.split(/\r?\n/).filter((line) => !gone.has(line));
      setText(rest.join('\n').trim());
      setReasons(
        Object.fromEntries(sent.map((line, at) => [line.text, results[at]?.message ?? ''])),
      );
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    meta: { quiet: true },
  });
  return {
    ...{ text, setText, carrier, setCarrier, parsed, ship },
    lines: parsed.lines.map((line) => ({
      ...line,
      fault: line.fault || (reasons[line.text] ?? ''),
    })),
    ready: parsed.lines.filter(({ fault }) => fault === ''),
    failure: failureText(ship.error, '目前無法連線，有些訂單可能已經出貨。再送一次不會重複出貨。'),
  };
}

type Shipments = ReturnType<typeof useShipments>;

function ConfirmShipping({ shipments, onClose }: { shipments: Shipments; onClose: () => void }) {
  const { ready, lines, ship } = shipments;
  const rest = lines.length - ready.length;
  return (
    <ConfirmDialog
      open
      title="批次出貨"
      confirmLabel={`出貨 ${ready.length} 筆`}
      busy={ship.isPending}
      onCancel={onClose}
      onConfirm={() => ship.mutate(ready, { onSettled: onClose })}
    >
      <p>每筆訂單會標示為已出貨，並寄信通知訂購人。</p>
      {rest > 0 && <p>另外 {rest} 筆需要修改，會留在頁面上。</p>}
    </ConfirmDialog>
  );
}

/** Ships many orders by pasted lines, which are shown as a table first. */
export function ShipmentsView() {
  const shipments = useShipments();
  const { text, parsed, lines, ready, ship, failure } = shipments;
  const [isAsking, setAsking] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  useKeepPage(text === '' ? undefined : 'parcel numbers');
  const isOver = parsed.fault !== '' && text.trim() !== '';
  return (
    <Stack $gap={24}>
      <h1>批次出貨</h1>
      <p>
        <Link to="/el/shop/carriers">讀入物流的回覆檔</Link>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(parsed.fault !== '');
          setAsking(ready.length > 0);
        }}
      >
        <Stack>
          <CarrierField value={shipments.carrier} onChange={shipments.setCarrier} />
          <LinesField
            text={text}
            error={(isEmpty || isOver ? parsed.fault : '') || failure}
            onChange={(typed) => {
              setEmpty(false);
              shipments.setText(typed);
            }}
          />
          {parsed.header !== '' && (
            <Notice variant="info" message={`第一行「${parsed.header}」是欄名，不會送出。`} />
          )}
          {ship.data && <Results results={ship.data} />}
          {lines.length > 0 && (
            <Table caption="要出貨的訂單" columns={COLUMNS} rows={lines} rowKey={rowKey} />
          )}
          <Row>
            <Button
              type="submit"
              busy={ship.isPending}
              disabled={lines.length > 0 && ready.length === 0}
            >
              {ready.length > 0 ? `出貨 ${ready.length} 筆…` : '出貨'}
            </Button>
          </Row>
        </Stack>
      </form>
      {isAsking && <ConfirmShipping shipments={shipments} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

const Lines = styled.textarea`
  ${fieldCss}
  height: auto;
  padding-block: ${theme.space[12]};
  font-variant-numeric: tabular-nums;
  resize: vertical;
`;

const Outcome = styled.span`
  color: ${theme.colour.vermilionDeep};
`;
