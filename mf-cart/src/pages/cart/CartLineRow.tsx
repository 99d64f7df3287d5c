import type { CartLine } from '@pinpu/shared/contracts';
import {
  coerceQuantity,
  freeShippingText,
  isGroupPriceLevel,
  lineName,
  linePagePath,
  maxQuantity,
  productShipping,
  quantityNote,
  specialEndText,
} from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import {
  priceLevelAtom,
  productUnitAtom,
  setQuantityAtom,
  useAtomValue,
  useSetAtom,
} from '@pinpu/shared/state';
import {
  Badge,
  IconButton,
  Picture,
  Price,
  QuantityStepper,
  useFocusFallback,
} from '@pinpu/shared/ui';
import { LineParts, LinePreorder, LineTemperature } from '@pinpu/shared/widgets';
import { memo, useRef } from 'react';
import { changeSentence, isPriceDrop } from '../../features/lines/change-sentence.ts';
import { cartChangesAtom } from '../../state/cart-changes.ts';
import { removeWithUndoAtom } from '../../state/removed-lines.ts';
import { isMixedAtom, shippingAtom } from '../../state/shipping.ts';
import { ChoiceRequest, LineVariant } from './LineVariant.tsx';
import { Actions, Ends, Facts, Limit, Name, Note, Row, Thumb, Total } from './line-styles.ts';
import { MemberMark } from './MemberLines.tsx';
import { LineRules, RuledTotal } from './offers/LineOffers.tsx';
import { LIMITED } from './use-lines-gate.ts';
import { useRowFocus } from './use-row-focus.ts';

function Stepper({ line }: { line: CartLine }) {
  const { prd_id, qty, tot_qty } = line;
  const setQuantity = useSetAtom(setQuantityAtom);
  return (
    <QuantityStepper
      label={lineName(line)}
      value={qty}
      max={maxQuantity(tot_qty)}
      coerce={(typed) => coerceQuantity(typed, tot_qty)}
      onChange={(next) => setQuantity({ prd_id, qty: next })}
    />
  );
}

/**
 * Why the quantity can't be ordered, or can't be higher. A typed one is reduced to the stock without an error (ledger
 * C10), but not to the product's limits, since its other variants count, too.
 */
function QuantityLimit({
  line: { qty, tot_qty, preorder },
  fault,
}: Pick<CartLineRowProps, 'line' | 'fault'>) {
  const unit = useAtomValue(productUnitAtom) || '件';
  const note = fault ?? quantityNote({ quantity: qty, held: 0, tot_qty, unit, preorder });
  return (
    <Limit role="status" hidden={note === undefined} $isFault={fault !== undefined}>
      {note}
    </Limit>
  );
}

function ChangeNote({ prd_id }: { prd_id: string }) {
  const changes = useAtomValue(cartChangesAtom).filter((change) => change.prd_id === prd_id);
  return (
    <Note role="status" hidden={changes.length === 0} $good={changes.every(isPriceDrop)}>
      {changes.map(changeSentence).join('')}
    </Note>
  );
}

/** The remove or undo button of a neighbouring row, which gets the focus when the pressed one disappears. */
const nextRemoval = (row: HTMLElement) =>
  (row.nextElementSibling ?? row.previousElementSibling)?.querySelector<HTMLElement>(
    'button[aria-label^="移除"],button[aria-label^="復原"]',
  );

/** From when on the line ships free, and its temperature where that is not 常溫 alone. */
function ShippingBadges({ line }: { line: CartLine }) {
  const { rules } = useAtomValue(shippingAtom);
  const isMixed = useAtomValue(isMixedAtom);
  const freeShipping = freeShippingText(productShipping(line, rules));
  return (
    <>
      <LineTemperature temperature={line.temperature} always={isMixed} />
      {freeShipping && <Badge $tone="success">{freeShipping}</Badge>}
    </>
  );
}

interface CartLineRowProps {
  line: CartLine;
  /** How the line's product breaks its limits; undefined where it keeps them. */
  fault: string | undefined;
  /** A checkout was tried while variants were still to be chosen. */
  missed: boolean;
}

/** One line of the cart (spec §2 Order page), memoised, so that only changed lines are rendered again. */
export const CartLineRow = memo(function CartLineRow({ line, fault, missed }: CartLineRowProps) {
  const level = useAtomValue(priceLevelAtom);
  const remove = useSetAtom(removeWithUndoAtom);
  const row = useRef<HTMLLIElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  useFocusFallback(row, nextRemoval);
  useRowFocus(removal, line.prd_id);
  const page = linePagePath(line, isGroupPriceLevel(level));
  const name = lineName(line);
  return (
    <Row ref={row} aria-label={name} {...(fault !== undefined && LIMITED)}>
      <Thumb as={Link} to={page} tabIndex={-1} aria-hidden>
        <Picture src={line.prd_man_pic} alt="" sizes="(min-width:600px) 120px, 88px" />
      </Thumb>
      <Facts>
        <Name as={Link} to={page}>
          {line.prd_name}
        </Name>
        <LineVariant line={line} />
        <LinePreorder {...line} />
        <LineParts {...line} />
        <Price
          amount={line.prd_price}
          original={line.price_regular}
          tone={line.price_regular === undefined ? 'plain' : 'promotion'}
          size="small"
        />
        {line.special_ends !== undefined && (
          <Ends>{specialEndText(line.special_ends, new Date())}</Ends>
        )}
        <ShippingBadges line={line} />
        <MemberMark line={line} />
      </Facts>
      <IconButton
        ref={removal}
        icon="trash"
        aria-label={`移除${name}`}
        onClick={() => remove(line.prd_id)}
      />
      <Actions>
        {line.must_choose ? <span>{line.qty} 件</span> : <Stepper line={line} />}
        <Total aria-label="小計">
          <RuledTotal line={line} />
        </Total>
      </Actions>
      <LineRules prd_id={line.prd_id} />
      {line.must_choose ? (
        <ChoiceRequest line={line} missed={missed} />
      ) : (
        <QuantityLimit line={line} fault={fault} />
      )}
      <ChangeNote prd_id={line.prd_id} />
    </Row>
  );
});
