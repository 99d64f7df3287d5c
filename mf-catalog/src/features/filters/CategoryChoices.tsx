import type { ProductFacets } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { CountedChoice } from './CountedChoice.tsx';
import type { CategoryGroup } from './category-groups.ts';
import { Choices, Kind, Legend } from './filter-styles.ts';

type CategoryChoicesProps = {
  groups: readonly CategoryGroup[];
  chosen: readonly string[];
  /** Undefined while loading. */
  counts: ProductFacets['categories'] | undefined;
  onChange: (ids: string[]) => void;
};

/** Category filters, of which several can be selected. Categories without products are hidden, unless selected. */
export function CategoryChoices({ groups, chosen, counts, onChange }: CategoryChoicesProps) {
  const countOf = (id: string) => counts && (counts.find((one) => one.cate_id === id)?.count ?? 0);
  const shown = groups
    .map(({ name, categories }) => ({
      name,
      categories: categories.filter(
        ({ cate_id }) => countOf(cate_id) !== 0 || chosen.includes(cate_id),
      ),
    }))
    .filter(({ categories }) => categories.length > 0);
  if (shown.length === 0) return null;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Kind>
      <Legend>分類</Legend>
      {shown.map(({ name, categories }) => (
        <div key={categories[0]?.cate_id}>
          {name !== '' && <Family>{name}</Family>}
          <Choices>
            {categories.map(({ cate_id, cate_name }) => (
              <CountedChoice
                key={cate_id}
                text={cate_name}
                count={countOf(cate_id)}
                checked={chosen.includes(cate_id)}
                onChange={() => toggle(cate_id)}
              />
            ))}
          </Choices>
        </div>
      ))}
    </Kind>
  );
}

const Family = styled.p`
  padding-top: ${theme.space[8]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
`;
