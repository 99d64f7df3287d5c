import {
  invoiceText,
  ORDER_STATUS,
  orderStatusText,
  orderStatusTone,
  REC_WAY,
} from '@pinpu/shared/domain';
import { orderInfoAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Badge, Icon, IconButton, Panel } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { receivingAtom } from '../../state/receiving.ts';
import { CartArrival } from './receiving/CartArrival.tsx';
import { ReceivingChoices } from './receiving/ReceivingChoices.tsx';
import type { useReceivingGate } from './receiving/use-receiving-gate.ts';
import { SavedChoice } from './saved-details/SavedChoice.tsx';

interface ContactProps {
  title: string;
  lines: string[];
  onEdit: () => void;
  children?: ReactNode;
}

/** The lines of buyer, recipient or invoice, with the button that opens the form. */
function Contact({ title, lines, onEdit, children }: ContactProps) {
  const known = lines.filter((line) => line.trim() !== '');
  return (
    <Block as="section" aria-label={title}>
      <Head>
        <h2>{title}</h2>
        <IconButton icon="edit" aria-label={`編輯${title}資料`} onClick={onEdit} />
      </Head>
      {known.length > 0 ? (
        known.map((line) => <p key={line}>{line}</p>)
      ) : (
        <Missing>尚未填寫，請點選右上角的筆圖示填寫。</Missing>
      )}
      {children}
    </Block>
  );
}

type Gate = ReturnType<typeof useReceivingGate>;

/** Home delivery as text (spec), or a choice if the shop offers pickup. */
function Shipping({ gate }: { gate: Gate }) {
  const { pickup } = useAtomValue(receivingAtom);
  return (
    <Block as="section" aria-label="配送方式">
      <Head>
        <h2>配送方式</h2>
        {pickup === undefined && (
          <Way>
            <Icon name="truck" size={20} />
            宅配
          </Way>
        )}
        <Badge $tone={orderStatusTone(ORDER_STATUS.placed)}>
          {orderStatusText(ORDER_STATUS.placed)}
        </Badge>
      </Head>
      <ReceivingChoices {...gate} />
      <CartArrival />
    </Block>
  );
}

/** Shipping, buyer, recipient and invoice (spec §2 Order page). */
export function OrderInfo({ gate, onEdit }: { gate: Gate; onEdit: () => void }) {
  const info = useAtomValue(orderInfoAtom);
  const toStore = useAtomValue(receivingAtom).rec_way === REC_WAY.store;
  const address = toStore ? '' : `${info.addr1_postcode} ${info.addr1}`;
  return (
    <Blocks>
      <Shipping gate={gate} />
      <Contact
        title="訂購人"
        lines={[info.cus_name, info.cus_mobile, `${info.cus_postcode} ${info.cus_addr1}`]}
        onEdit={onEdit}
      />
      <Contact title="收件人" lines={[info.cnt_name, info.phone1, address]} onEdit={onEdit}>
        <Choice>
          <SavedChoice kind="recipient" brief onOther={onEdit} />
        </Choice>
      </Contact>
      <Contact title="發票" lines={[invoiceText(info)]} onEdit={onEdit}>
        <Choice>
          <SavedChoice kind="invoice" brief onOther={onEdit} />
        </Choice>
      </Contact>
    </Blocks>
  );
}

const Blocks = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  align-content: start;
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${theme.media.desktop} { grid-template-columns: minmax(0, 1fr); }
`;

const Block = styled(Panel)`
  font-size: ${theme.size[15]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 ${theme.space[8]};
  white-space: nowrap;
  min-height: ${theme.width.touch};
  font-size: ${theme.size[17]};
  /* Aligned with the neighbours' titles even if its content wraps. */
  > h2 { line-height: ${theme.width.touch}; }
  > button { margin-right: -${theme.space[12]}; }
`;

const Way = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  flex: 1;
  font-size: ${theme.size[15]};
`;

const Missing = styled.p`
  color: ${theme.colour.inkSoft};
`;

const Choice = styled.div`
  padding-top: ${theme.space[12]};
  &:empty { display: none; }
`;
