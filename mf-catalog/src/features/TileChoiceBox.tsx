import type { ProductItem } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { Checkbox } from '@pinpu/shared/ui';
import styled from 'styled-components';

export interface TileChoice {
  isChosen: (item: ProductItem) => boolean;
  /** Why the product can't be selected: it earns nothing, or the selection is full; '' if it can. */
  closedText: (item: ProductItem) => string;
  toggle: (item: ProductItem) => void;
}

type TileChoiceBoxProps = { id: string; item: ProductItem; choice: TileChoice };

export function TileChoiceBox({ id, item, choice }: TileChoiceBoxProps) {
  const closed = choice.closedText(item);
  const name = `選取${item.prd_name}`;
  return (
    <Place>
      <Checkbox
        id={id}
        aria-label={closed === '' ? name : `${name}（${closed}）`}
        label=""
        checked={choice.isChosen(item)}
        disabled={closed !== ''}
        onChange={() => choice.toggle(item)}
      />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  label { justify-content: center; gap: 0; width: ${theme.width.touch}; }
`;
