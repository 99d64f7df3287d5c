import { SHOP_COUNT_LIMIT } from '@pinpu/shared/contracts/backoffice';
import { useQuery } from '@pinpu/shared/query';
import { useNavigate, useSearchParams } from '@pinpu/shared/router';
import { TextSearch } from '@pinpu/shared/staff';
import { Stack, Tabs } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { fetchParcels, type ParcelFilter } from '../../../api/parcels.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { NoParcelProvider } from '../../../features/parcels/NoParcelProvider.tsx';
import { whileCreated } from '../../../features/parcels/while-created.ts';
import { ParcelList } from './ParcelList.tsx';
import { filterOf, pathOfFilter, TAB_LABELS } from './parcel-filter.ts';

/** The parcels of a filter, read again when the clerk comes back from another tab, and until all are created. */
const useParcels = (filter: ParcelFilter) =>
  useQuery({
    queryKey: [SHOP_KEY, 'parcels', filter],
    queryFn: () => fetchParcels(filter),
    ...{ staleTime: 0, refetchOnWindowFocus: true, refetchInterval: whileCreated },
  });

/** The shop's parcels by what is to be done, at `/el/shop/parcels`. */
export function ParcelsView() {
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const navigate = useNavigate();
  const show = (next: ParcelFilter) => navigate(pathOfFilter(next));
  const { data, ...query } = useParcels(filter);
  const counts: Readonly<Record<string, number>> = data?.counts ?? {};
  if (data !== undefined && !data.offered && data.parcels.length === 0 && filter.q === '')
    return (
      <Stack>
        <h1>託運</h1>
        <NoParcelProvider />
      </Stack>
    );
  return (
    <Stack>
      <h1>託運</h1>
      <TextSearch
        key={filter.q}
        label="搜尋全部包裹"
        name="搜尋包裹"
        placeholder="訂單編號或任一單號"
        q={filter.q}
        onSearch={(q) => show({ tab: q === '' ? filter.tab : 'all', q })}
      />
      <Tabs
        label="包裹分類"
        items={TAB_LABELS.map(({ tab, label }) => ({
          id: tab,
          label,
          count: Math.min(counts[tab] ?? 0, SHOP_COUNT_LIMIT - 1),
          quiet: tab !== 'problems',
        }))}
        selected={filter.tab}
        onSelect={(tab) => show({ tab, q: filter.q })}
      >
        {data === undefined ? (
          <NotLoaded {...query} what="包裹" />
        ) : (
          <ParcelList
            key={pathOfFilter(filter)}
            parcels={data.parcels}
            filter={filter}
            next={data.next}
          />
        )}
      </Tabs>
    </Stack>
  );
}
