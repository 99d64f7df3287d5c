import type { ProductFacets } from '@pinpu/shared/contracts';
import type { ChosenFilter } from '../listing/chosen-filter.ts';
import { CountedChoice } from './CountedChoice.tsx';
import { Choices, Kind, Legend } from './filter-styles.ts';

type ToggleFiltersProps = {
  filter: ChosenFilter;
  facets: ProductFacets | undefined;
  onChange: (fields: Pick<ChosenFilter, 'stock' | 'free'>) => void;
};

export function ToggleFilters({ filter, facets, onChange }: ToggleFiltersProps) {
  return (
    <Kind>
      <Legend>供應與運送</Legend>
      <Choices>
        <CountedChoice
          text="有現貨"
          count={facets?.in_stock}
          checked={filter.stock === '1'}
          onChange={() => onChange({ stock: filter.stock === '1' ? undefined : '1' })}
        />
        <CountedChoice
          text="免運費"
          count={facets?.free_shipping}
          checked={filter.free === '1'}
          onChange={() => onChange({ free: filter.free === '1' ? undefined : '1' })}
        />
      </Choices>
    </Kind>
  );
}
