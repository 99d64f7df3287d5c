import type { Product, Variant } from '@pinpu/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { RestockForm } from './RestockForm.tsx';
import { RestockStatus } from './RestockStatus.tsx';
import { useRestock } from './use-restock.ts';

interface RestockBoxProps {
  /** With the request for the variant, if one is chosen. */
  product: Product;
  variant: Variant | undefined;
}

/** 到貨通知我, which replaces the buttons of a sold-out product or variant. */
export function RestockBox({ product, variant }: RestockBoxProps) {
  const { restock } = product;
  const state = restock?.state;
  const [typed, setTyped] = useState<string>();
  const actions = useRestock(product.prd_id, variant?.var_id);
  const place = useRef<HTMLElement>(null);
  // The form was at the bottom of the screen, but its result is in the page: scrolls there.
  useEffect(() => {
    const box = place.current;
    if (state !== undefined && box === document.activeElement)
      box?.scrollIntoView?.({ block: 'center' });
  }, [state]);
  const cancel = () => {
    // Keeps the e-mail, since shoppers may cancel to correct it.
    setTyped(restock?.email);
    actions.forget();
    actions.cancel();
  };
  return (
    <Place ref={place} tabIndex={-1} aria-label="到貨通知">
      {restock ? (
        <RestockStatus restock={restock} actions={actions} onCancel={cancel} place={place} />
      ) : (
        <RestockForm typed={typed} onType={setTyped} actions={actions} place={place} />
      )}
    </Place>
  );
}

const Place = styled.section`
  width: 100%;
  outline: 0;
`;
