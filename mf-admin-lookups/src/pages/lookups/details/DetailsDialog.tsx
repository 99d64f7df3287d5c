import { theme } from '@pinpu/shared/theme';
import { CopyButton, Dialog, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { FieldText } from '../../../features/checks/FieldText.tsx';
import type { Lookup } from '../lookup.ts';

interface DetailsDialogProps<Item> {
  lookup: Lookup<Item>;
  item: Item;
  onClose: () => void;
}

/** Every field of one item; the item's id is in the address. */
export function DetailsDialog<Item>({ lookup, item, onClose }: DetailsDialogProps<Item>) {
  return (
    <Dialog open variant="side" title={lookup.labelOf(item)} onClose={onClose}>
      <Stack $gap={24}>
        <Fields>
          {lookup.columns.map(({ key, head, text }) => (
            <div key={key}>
              <dt>{head}</dt>
              <dd>
                <FieldText text={text(item)} />
              </dd>
            </div>
          ))}
        </Fields>
        <CopyButton text={lookup.idOf(item)} what="識別碼" variant="secondary" size="small">
          複製識別碼
        </CopyButton>
        <CopyButton
          text={window.location.href}
          what="這筆資料的網址"
          variant="secondary"
          size="small"
        >
          複製網址
        </CopyButton>
      </Stack>
    </Dialog>
  );
}

const Fields = styled.dl`
  display: grid;
  gap: ${theme.space[12]};
  font-size: ${theme.size[15]};
  > div {
    padding-bottom: ${theme.space[8]};
    border-bottom: ${theme.border.hairline};
  }
  dt {
    color: ${theme.colour.inkSoft};
    font-size: ${theme.size[13]};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
