import { shopNameAtom, useAtomValue } from '@pinpu/shared/state';
import { PRINTED, theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { useSharedAddress } from '../share/use-shared-address.ts';

/** The shop and the product's address, only in print. */
export function PaperFoot({ prd_id }: { prd_id: string }) {
  const { text } = useAtomValue(shopNameAtom);
  const address = useSharedAddress(prd_id).replace(/^https?:\/\//, '');
  return (
    <Foot className={PRINTED}>
      <b>{text}</b>
      <span>{address}</span>
    </Foot>
  );
}

const Foot = styled.div`
  display: none;
  @media print {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${theme.space[24]};
    order: 1;
    margin-top: auto;
    padding-top: ${theme.space[16]};
    border-top: ${theme.border.ink};
    font-size: ${theme.size[20]};
    break-inside: avoid;
    > b { flex: none; font-family: ${theme.font.serif}; font-size: ${theme.size[25]}; }
  }
`;
