import { type CartPath, chainName, type PickupStore, storeTitle } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, Row } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { useStoreMap } from './use-store-map.ts';

interface StoreChoiceProps {
  /** The chains offered, as LogisticsSubType. */
  chains: readonly string[];
  store: PickupStore | undefined;
  /** The chosen store is still being loaded. */
  waiting: boolean;
  back: CartPath;
}

/** The chosen pickup store, and buttons that open the chains' maps to choose another. */
export function StoreChoice({ chains, store, waiting, back }: StoreChoiceProps) {
  const map = useStoreMap(back);
  const what = store ? '更換門市' : '選擇門市';
  return (
    <Store role="group" aria-label="取貨門市">
      <p role="status">
        {store ? (
          <>
            <b>{storeTitle(store)}</b>
            <br />
            {store.CVSAddress}
            {store.CVSOutSide === '1' && '（離島門市，到貨時間較長）'}
          </>
        ) : (
          !waiting && '尚未選擇取貨門市。'
        )}
      </p>
      <Row $gap={8}>
        {chains.map((chain) => (
          <Button
            key={chain}
            size="small"
            variant="secondary"
            busy={map.leavingFor === chain}
            aria-label={chains.length > 1 ? `${what}：${chainName(chain)}` : undefined}
            onClick={() => map.open(chain)}
          >
            {chains.length > 1 ? chainName(chain) : what}
          </Button>
        ))}
      </Row>
    </Store>
  );
}

const Store = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[12]} ${theme.space[4]};
  overflow-wrap: anywhere;
  /* Reserves room for a name and an address while they load. */
  > p { min-height: 3lh; }
`;
