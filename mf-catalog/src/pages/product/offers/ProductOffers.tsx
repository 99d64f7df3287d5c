import type { Product } from '@pinpu/shared/contracts';
import { dayText, isGroupPriceLevel } from '@pinpu/shared/domain';
import { priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, OfferTag } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useId, useState } from 'react';
import styled from 'styled-components';

/** How many are shown before a press shows all. */
const SHOWN = 3;

/**
 * The rules of price that hold for a product: name, terms, and the last day. Pages with group prices leave out those for
 * the ordinary price; of the others, the text says whom they are for.
 */
export function ProductOffers({ rules: all = [] }: Pick<Product, 'rules'>) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const isPromo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const rules = isPromo ? all.filter(({ level }) => level !== 'list') : all;
  if (rules.length === 0) return null;
  const more = rules.length - SHOWN;
  return (
    <Offers>
      <ul id={id} aria-label="適用優惠">
        {rules.map(({ rule_id, name, text, ends_on }, at) => (
          <Offer key={rule_id} hidden={!isWhole && at >= SHOWN}>
            <OfferTag>{name}</OfferTag>
            <span>{text}</span>
            {ends_on !== '' && (
              <Soft as="span" $small>
                到 {dayText(ends_on)}
              </Soft>
            )}
          </Offer>
        ))}
      </ul>
      {more > 0 && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? '收合優惠' : `看其他 ${more} 項優惠`}
        </Button>
      )}
    </Offers>
  );
}

const Offers = styled.div`
  > ul { display: grid; gap: ${theme.space[8]}; }
  > button { margin-inline-start: -${theme.space[12]}; }
`;

const Offer = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[4]} ${theme.space[8]};
  font-size: ${theme.size[15]};
  line-height: ${theme.leading.heading};
  overflow-wrap: anywhere;
  &[hidden] { display: none; }
`;
