import type { NavigationItem } from '@pinpu/shared/contracts';
import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import { Button, Row, Stack } from '@pinpu/shared/ui';
import { OrderedList } from '../../../../features/ordered/OrderedList.tsx';
import { useRowKeys } from '../../../../features/ordered/use-row-keys.ts';
import { EntryForm } from './EntryForm.tsx';

interface NavigationEditorProps {
  entries: readonly NavigationItem[];
  faults: readonly SettingFault[];
  onChange: (entries: NavigationItem[]) => void;
}

/** The entries of the side panel: links, and groups of links. */
export function NavigationEditor({ entries, faults, onChange }: NavigationEditorProps) {
  const { rows, change } = useRowKeys(entries, onChange);
  const replace = (key: string, entry: NavigationItem) =>
    change(rows.map((row) => (row.key === key ? { key, item: entry } : row)));
  const add = (entry: NavigationItem) => onChange([...entries, entry]);
  return (
    <Stack>
      <OrderedList
        label="選單"
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ item }, at) => item.text || `第 ${at + 1} 項`}
        onChange={change}
      >
        {({ key, item }, at) => (
          <EntryForm
            entry={item}
            field={`frame.navigation[${at}]`}
            faults={faults}
            onChange={(entry) => replace(key, entry)}
          />
        )}
      </OrderedList>
      <Row>
        <Button variant="secondary" onClick={() => add({ text: '', href: '' })}>
          新增連結
        </Button>
        <Button variant="secondary" onClick={() => add({ text: '', items: [] })}>
          新增群組
        </Button>
      </Row>
    </Stack>
  );
}
