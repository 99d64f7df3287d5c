import type { ProductItem } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { Checkbox } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** Selection of products on their tiles. */
export interface TileChoice {
  isChosen: (item: ProductItem) => boolean;
  /** False when the selection is full. */
  isOpen: (item: ProductItem) => boolean;
  toggle: (item: ProductItem) => void;
}

type TileChoiceBoxProps = { id: string; item: ProductItem; choice: TileChoice };

/** The checkbox in the corner of a selectable tile. */
export function TileChoiceBox({ id, item, choice }: TileChoiceBoxProps) {
  return (
    <Place>
      <Checkbox
        id={id}
        aria-label={`選取${item.prd_name}`}
        label=""
        checked={choice.isChosen(item)}
        disabled={!choice.isOpen(item)}
        onChange={() => choice.toggle(item)}
      />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  label { justify-content: center; gap: 0; width: ${theme.width.touch}; }
`;
