import { useQuery } from '@pinpu/shared/query';
import { fetchOrderParcels } from '../../../../api/parcels.ts';
import { orderParcelsKey } from '../../../../api/shop-keys.ts';
import { whileCreated } from '../../../../features/parcels/while-created.ts';

/** The parcels of an order, read again when the clerk comes back from another tab, and until all are created. */
export const useOrderParcels = (code: string) =>
  useQuery({
    queryKey: orderParcelsKey(code),
    queryFn: () => fetchOrderParcels(code),
    ...{ staleTime: 0, refetchOnWindowFocus: true, refetchInterval: whileCreated },
  });
