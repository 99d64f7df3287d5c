import type { Order } from '@pinpu/shared/contracts';
import { type Parcel, parcelOf } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { CopyButton } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A parcel's number, to copy, with a link to the carrier's page. */
export function ParcelNumber({ number, url, asksNumber }: Parcel) {
  return (
    <Numbered>
      <span>{number}</span>
      <Row className="not-printed">
        <CopyButton text={number} what="貨運單號" variant="secondary" size="small">
          複製
        </CopyButton>
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            {asksNumber ? '至物流網站查詢' : '查詢包裹進度'}
          </a>
        )}
      </Row>
      {url === '' && <Soft as="span">包裹進度請向我們的客服詢問。</Soft>}
    </Numbered>
  );
}

/**
 * The facts about a shipped parcel: carrier, number, and a link to track it; none where its own part of the dialog has
 * them.
 */
export function parcelFacts(
  order: Parameters<typeof parcelOf>[0] & Pick<Order, 'parcels'>,
): (readonly [string, ReactNode])[] {
  const parcel = parcelOf(order);
  if (parcel === undefined || (order.parcels ?? []).length > 0) return [];
  return [
    ['物流', parcel.carrier],
    ['貨運單號', <ParcelNumber key="number" {...parcel} />],
  ];
}

const Numbered = styled.span`
  display: grid;
  gap: ${theme.space[8]};
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[16]};
`;
