import type { ShopInvoice } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { Figures, ListRow, RowLink } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, Row } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { InvoicePdf } from '../InvoicePdf.tsx';

const KINDS: Readonly<Record<string, string>> = {
  issue: '開立發票',
  void: '作廢發票',
  allowance: '開立折讓',
  'void-allowance': '作廢折讓',
};

type Tone = 'grey' | 'success' | 'warning' | 'danger';

const STATES: Readonly<Record<string, readonly [string, Tone]>> = {
  due: ['等待處理', 'warning'],
  sending: ['等待回覆', 'warning'],
  done: ['完成', 'success'],
  failed: ['失敗', 'danger'],
  voided: ['已作廢', 'grey'],
};

interface InvoiceRowProps {
  invoice: ShopInvoice;
  busy: boolean;
  onRetry: () => void;
}

/** One thing that the provider has done or is to do; the code leads to its order. */
export function InvoiceRow({ invoice, busy, onRetry }: InvoiceRowProps) {
  const { ord_code, kind, state, amount, number, allowance_no, date, vatid, message } = invoice;
  const [text, tone] = STATES[state] ?? [state, 'grey'];
  return (
    <Line>
      <div>
        <Row $gap={8}>
          <RowLink to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</RowLink>
          <Badge $tone={tone}>
            {KINDS[kind] ?? kind}：{text}
          </Badge>
        </Row>
        {message !== '' && <Why $failed={state === 'failed'}>{message}</Why>}
        {invoice.downloadable && (
          <Above>
            <InvoicePdf order={ord_code} number={number} listed />
          </Above>
        )}
        {state === 'failed' && (
          <Above>
            <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
              再試一次
            </Button>
          </Above>
        )}
      </div>
      <Figures
        figures={[
          ['金額', formatTwd(amount)],
          ['號碼', allowance_no || number || '—'],
          ['日期', date === '' ? formatDate(invoice.c_date) : date.replaceAll('-', '/')],
          ['統編', vatid || '—'],
        ]}
      />
    </Line>
  );
}

const Line = styled(ListRow)`
  ${theme.media.desktop} { grid-template-columns: minmax(0, 3fr) minmax(0, 4fr); align-items: start; }
  ${theme.media.hover} { &:hover { background: ${theme.colour.tint}; } }
  dl { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  dl { ${theme.media.tablet} { grid-template-columns: minmax(72px, 2fr) minmax(144px, 4fr) minmax(96px, 3fr) minmax(80px, 2fr); } }
  dd { overflow-wrap: anywhere; }
`;

const Why = styled.p<{ $failed: boolean }>`
  color: ${({ $failed }) => theme.colour[$failed ? 'vermilionDeep' : 'inkSoft']};
  font-size: ${theme.size[15]};
  overflow-wrap: anywhere;
`;

/** Above the row's link, which covers the row. */
const Above = styled.div`
  position: relative;
  z-index: 1;
  justify-self: start;
`;
