import { useAdminDraft } from '@pinpu/shared/api/admin';
import { failureText } from '@pinpu/shared/api/failure';
import {
  SHIPMENT_LIMIT,
  type ShipmentLine,
  type ShipmentResult,
} from '@pinpu/shared/contracts/backoffice';
import { CARRIERS } from '@pinpu/shared/domain';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { Link, useSearchParams } from '@pinpu/shared/router';
import { useKeepPage } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, ConfirmDialog, Field, fieldCss, Notice, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { shipLines } from '../../../api/orders.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { type ParsedShipments, parseShipments } from './parse-shipments.ts';

/** Lines for the orders that were selected in the list, to be completed with parcel numbers. */
const chosenLines = (codes: string | null) =>
  (codes ?? '')
    .split(',')
    .filter((code) => code !== '')
    .map((code) => `${code}, `)
    .join('\n');

function Results({ results }: { results: readonly ShipmentResult[] }) {
  const rejected = results.filter(({ shipped }) => !shipped);
  const count = results.length - rejected.length;
  return (
    <Stack>
      <Notice
        variant={rejected.length > 0 ? 'warning' : 'success'}
        message={`已出貨 ${count} 筆${rejected.length > 0 ? `，${rejected.length} 筆沒有出貨` : ''}。`}
      />
      <List aria-label="結果">
        {results.map(({ ord_code, shipped, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer, in their order.
          <li key={at}>
            <Link to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</Link>
            <Outcome $rejected={!shipped}>{message}</Outcome>
          </li>
        ))}
      </List>
    </Stack>
  );
}

interface LinesFieldProps {
  text: string;
  error: string;
  onChange: (text: string) => void;
}

const CARRIER_NAMES = Object.values(CARRIERS)
  .map(({ name }) => name)
  .join('、');

const LinesField = ({ text, error, onChange }: LinesFieldProps) => (
  <Field
    label="每行一筆：訂單編號、物流、貨運單號"
    hint={`可從試算表貼上，一次最多 ${SHIPMENT_LIMIT} 筆。物流：${CARRIER_NAMES}`}
    error={error}
  >
    {(control) => (
      <Lines
        {...control}
        rows={10}
        spellCheck={false}
        autoCapitalize="characters"
        placeholder="PP261123ABC, 黑貓宅急便, 901234567890"
        value={text}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
    )}
  </Field>
);

const textOf = (lines: readonly ShipmentLine[]) =>
  lines.map(({ ord_code, carrier, tracking }) => `${ord_code}, ${carrier}, ${tracking}`).join('\n');

/** Ships lines; rejected ones stay in the field. */
function useShipLines(setText: (text: string) => void, onSettled: () => void) {
  const cache = useQueryClient();
  const ship = useMutation({
    mutationFn: shipLines,
    onSuccess: (results, lines) => {
      setText(textOf(lines.filter((_line, at) => results[at]?.shipped !== true)));
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    onSettled,
    meta: { quiet: true },
  });
  const failure = failureText(
    ship.error,
    '目前無法連線，有些訂單可能已經出貨。再送一次不會重複出貨。',
  );
  return { ship, failure };
}

/** Ships many orders by pasted lines. Rejected lines stay in the field, with the reason below. */
export function ShipmentsView() {
  const [search] = useSearchParams();
  const [text, setText] = useAdminDraft('shipments', chosenLines(search.get('codes')));
  const [parsed, setParsed] = useState<ParsedShipments>();
  const { ship, failure } = useShipLines(setText, () => setParsed(undefined));
  useKeepPage(text === '' ? undefined : 'parcel numbers');
  const fault = parsed?.fault ?? '';
  return (
    <Stack $gap={24}>
      <h1>批次出貨</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setParsed(parseShipments(text));
        }}
      >
        <Stack>
          <LinesField
            text={text}
            error={fault || failure}
            onChange={(typed) => {
              setText(typed);
              setParsed(undefined);
            }}
          />
          <Row>
            <Button type="submit" busy={ship.isPending}>
              出貨
            </Button>
          </Row>
        </Stack>
      </form>
      {ship.data && <Results results={ship.data} />}
      <ConfirmDialog
        open={parsed !== undefined && parsed.fault === ''}
        title="批次出貨"
        confirmLabel={`出貨 ${parsed?.lines.length ?? 0} 筆`}
        busy={ship.isPending}
        onCancel={() => setParsed(undefined)}
        onConfirm={() => parsed && ship.mutate(parsed.lines)}
      >
        <p>每筆訂單會標示為已出貨，並寄信通知訂購人。</p>
      </ConfirmDialog>
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

const List = styled.ol`
  display: grid;
  gap: ${theme.space[8]};
  li { display: flex; flex-wrap: wrap; gap: ${theme.space[4]} ${theme.space[12]}; overflow-wrap: anywhere; }
`;

const Outcome = styled.span<{ $rejected: boolean }>`
  color: ${({ $rejected }) => theme.colour[$rejected ? 'vermilionDeep' : 'inkSoft']};
`;
