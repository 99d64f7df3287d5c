import { lineName } from '@pinpu/shared/domain';
import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Picture, Price, useFocusFallback, VisuallyHidden } from '@pinpu/shared/ui';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type AddOn, addAddOnAtom, addOnsAtom } from '../../../state/cart-offers.ts';

/** How many are shown before a press shows all: a phone's screen still has room for the total. */
const SHOWN = 4;

const nextButton = (card: HTMLElement) =>
  (card.nextElementSibling ?? card.previousElementSibling)?.querySelector('button');

function Card({ add_on: { line, price } }: { add_on: AddOn }) {
  const add = useSetAtom(addAddOnAtom);
  const card = useRef<HTMLLIElement>(null);
  useFocusFallback(card, nextButton);
  const name = lineName(line);
  return (
    <Item ref={card}>
      <Picture src={line.prd_man_pic} alt="" sizes="64px" />
      <Facts>
        <span>{name}</span>
        <Prices>
          <VisuallyHidden>加購價</VisuallyHidden>
          <Price amount={price} original={line.prd_price} tone="promotion" size="small" />
        </Prices>
      </Facts>
      <Button variant="secondary" size="small" aria-label={`加購${name}`} onClick={() => add(line)}>
        加入
      </Button>
    </Item>
  );
}

/** Goods that the cart can have at another price, once it has reached an amount. */
export function AddOns() {
  const addOns = useAtomValue(addOnsAtom);
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  if (addOns.length === 0) return null;
  const shown = isWhole ? addOns : addOns.slice(0, SHOWN);
  return (
    <Section aria-labelledby={id}>
      <h3 id={id}>超值加購</h3>
      <Cards>
        {shown.map((add_on) => (
          <Card key={add_on.line.prd_id} add_on={add_on} />
        ))}
      </Cards>
      {shown.length < addOns.length && (
        <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
          看全部 {addOns.length} 項加購
        </Button>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[16]};
  background: ${theme.colour.tint};
  h3 { font-size: ${theme.size[17]}; }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${theme.space[12]} ${theme.space[24]};
  width: 100%;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
`;

const Facts = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  font-size: ${theme.size[15]};
  line-height: ${theme.leading.heading};
`;

const Prices = styled.span`
  position: relative;
`;
