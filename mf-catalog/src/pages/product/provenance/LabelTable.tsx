import type { ProductLabel } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** The warning that 食品過敏原標示規定 prescribes (docs/taiwan). */
function Allergens({ allergens }: { allergens: readonly string[] }) {
  if (allergens.length === 0) return '沒有法規規定須標示的過敏原';
  return (
    <Warning>
      <Icon name="warning" size={20} />
      {`本產品含有${allergens.join('、')}，不適合對其過敏體質者食用。`}
    </Warning>
  );
}

/** The rows of a label, in the order of the page. */
const TITLES: Readonly<Record<keyof ProductLabel, string>> = {
  net_content: '內容量',
  ingredients: '成分',
  allergens: '過敏原',
  shelf_life: '保存期限',
  storage: '保存方式',
  food_reg_no: '食品業者登錄字號',
};

const cellOf = (stated: ProductLabel[keyof ProductLabel]) =>
  Array.isArray(stated) ? <Allergens allergens={stated} /> : stated;

/** A product's label with all stated fields; allergens are emphasised, as the law requires on packages. */
export const LabelTable = ({ label }: { label: ProductLabel }) => (
  <Table>
    <tbody>
      {(Object.keys(TITLES) as (keyof ProductLabel)[])
        .filter((field) => (label[field] ?? '') !== '')
        .map((field) => (
          <tr key={field}>
            <th scope="row">{TITLES[field]}</th>
            <td>{cellOf(label[field])}</td>
          </tr>
        ))}
    </tbody>
  </Table>
);

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.size[15]};
  th, td {
    padding: ${theme.space[8]} ${theme.space[12]} ${theme.space[8]} 0;
    border-block: ${theme.border.hairline};
    text-align: left;
    vertical-align: top;
  }
  th {
    width: calc(4em + ${theme.space[12]});
    color: ${theme.colour.inkSoft};
    font-weight: ${theme.weight.regular};
  }
  td { white-space: pre-line; overflow-wrap: anywhere; }
`;

const Warning = styled.strong`
  display: flex;
  gap: ${theme.space[8]};
  color: ${theme.colour.vermilionDeep};
  font-weight: ${theme.weight.medium};
  > svg { flex: none; margin-top: 2px; }
`;
