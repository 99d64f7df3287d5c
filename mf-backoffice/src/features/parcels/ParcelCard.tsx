import type { ShopParcel } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { formatDate, formatDateTime } from '@pinpu/shared/i18n';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Badge, Checkbox, Notice, VisuallyHidden } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HandInNumbers, numbersText } from './HandInNumbers.tsx';
import { ParcelMoves } from './ParcelMoves.tsx';
import { isToHandIn, parcelBadge, wayText } from './parcel-texts.ts';

interface ParcelCardProps {
  parcel: ShopParcel;
  /** Whether it is chosen for its label; missing where that can't be. */
  isChosen?: boolean;
  onChoose?: (chosen: boolean) => void;
  onMoved: (parcel: ShopParcel, done: string) => void;
  /** Whether the card is on its order's page, which names it. */
  inOrder?: boolean;
  /** What is in it. */
  children?: ReactNode;
}

/** Whether the label of a parcel to hand in has been printed. */
const labelText = ({ printed_at }: ShopParcel): string =>
  printed_at === '' ? '還沒列印標籤' : `標籤已列印（${formatDateTime(printed_at)}）`;

/** What is known of the way, as sentences. */
function statusLines(parcel: ShopParcel): string[] {
  const { status_text, status_at, store_until, stage } = parcel;
  const isHandedIn = parcel.state === 'created' && !isToHandIn(parcel);
  const lines = [
    isHandedIn ? numbersText(parcel) : '',
    status_text === '' ? '' : `${status_text}（${formatDateTime(status_at)}）`,
    stage === 'at-store' && store_until !== '' ? `保留到 ${formatDate(store_until)}` : '',
    isToHandIn(parcel) ? labelText(parcel) : '',
  ];
  return lines.filter((line) => line !== '');
}

/** One parcel: where it is, what to do about it, and the numbers to hand it in. */
export function ParcelCard(props: ParcelCardProps) {
  const { parcel, isChosen, onChoose, onMoved, inOrder = false, children } = props;
  const { ord_code, form, collects, message } = parcel;
  const { text, tone } = parcelBadge(parcel);
  return (
    <Card $chosen={isChosen === true} $choosable={onChoose !== undefined}>
      {onChoose && (
        <Checkbox
          checked={isChosen ?? false}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          label={
            <VisuallyHidden>
              選取 {ord_code} {form.receiver_name}
            </VisuallyHidden>
          }
        />
      )}
      <Content>
        <Head>
          {!inOrder && (
            <Link to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</Link>
          )}
          <span>{form.receiver_name}</span>
          <Badge $tone={tone}>{text}</Badge>
          {collects > 0 && <Badge $tone="grey">代收 {formatTwd(collects)}</Badge>}
        </Head>
        <Soft as="p" $small>
          {wayText(parcel)}
        </Soft>
        {children}
        {message !== '' && (
          <Notice variant={parcel.state === 'failed' ? 'danger' : 'warning'} message={message} />
        )}
        <Where>
          {isToHandIn(parcel) && <HandInNumbers parcel={parcel} />}
          <div>
            {statusLines(parcel).map((line) => (
              <Soft key={line} as="p" $small>
                {line}
              </Soft>
            ))}
          </div>
        </Where>
        <ParcelMoves key={parcel.state} parcel={parcel} onMoved={onMoved} />
      </Content>
    </Card>
  );
}

const Card = styled.li<{ $chosen: boolean; $choosable: boolean }>`
  display: grid;
  grid-template-columns: ${({ $choosable }) => ($choosable ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  gap: ${theme.space[12]};
  padding: ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
  background: ${({ $chosen }) => ($chosen ? theme.colour.tint : 'none')};
  > label { align-self: start; }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;

const Where = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[24]};
  ${theme.media.tablet} { display: flex; align-items: center; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};
  min-height: ${theme.width.touch};
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; font-weight: ${theme.weight.bold}; }
`;
