import type { NavigationItem } from '@pinpu/shared/contracts';
import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import { Button, Checkbox, Row, TextField } from '@pinpu/shared/ui';
import { OrderedList } from '../../../../features/ordered/OrderedList.tsx';
import { useRowKeys } from '../../../../features/ordered/use-row-keys.ts';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import { RowBox } from '../../../../features/settings/RowBox.tsx';

type NavigationLink = Extract<NavigationItem, { href: string }>;

interface LinkFormProps {
  link: NavigationLink;
  field: string;
  faults: readonly SettingFault[];
  onChange: (link: NavigationLink) => void;
}

const LinkForm = ({ link, field, faults, onChange }: LinkFormProps) => (
  <RowBox>
    <TextField
      label="文字"
      maxLength={40}
      value={link.text}
      error={faultAt(faults, `${field}.text`)}
      onChange={({ currentTarget: { value } }) => onChange({ ...link, text: value })}
    />
    <TextField
      label="連結"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      hint="/ 、# 、https:// 、mailto: 或 tel: 開頭。"
      value={link.href}
      error={faultAt(faults, `${field}.href`)}
      onChange={({ currentTarget: { value } }) => onChange({ ...link, href: value.trim() })}
    />
    <Checkbox
      label="另開新分頁"
      checked={link.newTab === true}
      onChange={({ currentTarget: { checked } }) => {
        const { newTab: _, ...rest } = link;
        onChange(checked ? { ...rest, newTab: true } : rest);
      }}
    />
  </RowBox>
);

interface EntryFormProps extends Omit<LinkFormProps, 'link' | 'onChange'> {
  entry: NavigationItem;
  onChange: (entry: NavigationItem) => void;
}

type Group = Extract<NavigationItem, { items: unknown }>;

function GroupForm({
  group,
  field,
  faults,
  onChange,
}: Omit<EntryFormProps, 'entry'> & { group: Group }) {
  const { rows, change } = useRowKeys(group.items, (items) => onChange({ ...group, items }));
  return (
    <RowBox>
      <TextField
        label="群組名稱"
        maxLength={40}
        value={group.text}
        error={faultAt(faults, `${field}.text`)}
        onChange={({ currentTarget: { value } }) => onChange({ ...group, text: value })}
      />
      <OrderedList
        label={`${group.text || '群組'}的連結`}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ item }, at) => item.text || `第 ${at + 1} 個連結`}
        onChange={change}
      >
        {({ key, item }, at) => (
          <LinkForm
            link={item}
            field={`${field}.items[${at}]`}
            faults={faults}
            onChange={(link) =>
              change(rows.map((row) => (row.key === key ? { key, item: link } : row)))
            }
          />
        )}
      </OrderedList>
      <Row>
        <Button
          variant="secondary"
          size="small"
          onClick={() => onChange({ ...group, items: [...group.items, { text: '', href: '' }] })}
        >
          在群組中新增連結
        </Button>
      </Row>
    </RowBox>
  );
}

/** One entry of the side panel. */
export const EntryForm = ({ entry, onChange, ...rest }: EntryFormProps) =>
  'items' in entry ? (
    <GroupForm {...rest} group={entry} onChange={onChange} />
  ) : (
    <LinkForm {...rest} link={entry} onChange={onChange} />
  );
