import type { Favourite } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { Button } from '@pinpu/shared/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

interface RemovedFavouriteProps {
  favourite: Favourite;
  /** The undo button, which gets the focus from the removed heart. */
  button: RefObject<HTMLButtonElement | null>;
  onUndo: () => void;
}

/** Replaces a removed favourite until the page is left. Products that are no longer for sale can't be restored. */
export function RemovedFavourite({ favourite, button, onUndo }: RemovedFavouriteProps) {
  const { prd_name, item } = favourite;
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (button.current === null) text.current?.focus();
  }, [button]);
  return (
    <Place>
      <p ref={text} tabIndex={-1}>
        已移除「{prd_name}」
      </p>
      {item && (
        <Button
          ref={button}
          size="small"
          variant="secondary"
          aria-label={`復原${prd_name}`}
          onClick={onUndo}
        >
          復原
        </Button>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-content: center;
  justify-items: center;
  gap: ${theme.space[16]};
  height: 100%;
  padding: ${theme.space[16]};
  border: 1px dashed ${theme.colour.edge};
  border-radius: ${theme.radius.small};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  text-align: center;
  p { overflow-wrap: anywhere; }
`;
