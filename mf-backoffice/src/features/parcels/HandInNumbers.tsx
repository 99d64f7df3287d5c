import type { HandIn } from '@pinpu/shared/contracts/backoffice';
import { chainOf } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

type Numbered = Pick<HandIn, 'sub_type' | 'payment_no' | 'validation_no' | 'tracking_no'>;

/** What is typed at the store's machine: 7-ELEVEN's is the payment number followed by the validation number. */
function numbersOf({ sub_type, payment_no, validation_no, tracking_no }: Numbered) {
  const isSeven = chainOf(sub_type) === 'UNIMART';
  return [
    [isSeven ? '寄件代碼' : '寄件編號', payment_no],
    ['驗證碼', validation_no],
    ['物流單號', payment_no === '' ? tracking_no : ''],
  ].filter(([, number]) => number !== '');
}

/** The same as a line, once they are not typed any more; '' where there are none. */
export const numbersText = (parcel: Numbered): string =>
  numbersOf(parcel)
    .map(([name, number]) => `${name} ${number}`)
    .join('　');

/** The numbers that a parcel is handed in with, large enough to type them at the store; nothing where it has none. */
export function HandInNumbers({ parcel }: { parcel: Numbered }) {
  const numbers = numbersOf(parcel);
  if (numbers.length === 0) return null;
  return (
    <Numbers>
      {numbers.map(([name, number]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </Numbers>
  );
}

const Numbers = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[24]};
  dt { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
  dd {
    font-size: ${theme.size[25]};
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
    line-height: ${theme.leading.heading};
    letter-spacing: .04em;
    overflow-wrap: anywhere;
  }
`;
