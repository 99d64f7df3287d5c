import {
  type CarrierSheet,
  isSheetValue,
  SHEET_CODES,
  SHEET_VALUES,
  type SheetColumn,
  sheetColumnFault,
} from '@pinpu/shared/domain';
import { LazyDisclosure } from '@pinpu/shared/staff';
import { Button, Row, SelectField, Stack, TextField } from '@pinpu/shared/ui';
import { OrderedList } from '../../../../features/ordered/OrderedList.tsx';
import { useRowKeys } from '../../../../features/ordered/use-row-keys.ts';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import { RowBox } from '../../../../features/settings/RowBox.tsx';
import type { EditorProps } from '../../../../features/settings/SettingsPage.tsx';

interface ColumnFormProps {
  column: SheetColumn;
  field: string;
  faults: EditorProps['faults'];
  onChange: (column: SheetColumn) => void;
}

const CODE_LABELS: Readonly<Record<string, string>> = {
  fixed: '每一列都寫的文字',
  collecting: '不代收、代收的代碼',
  temperature: '常溫、冷藏、冷凍的代碼',
  size: '每種尺寸的代碼',
  today: '日期的寫法',
};

/** How the carrier writes a value; nothing for one that it writes as it is. */
function CodeField({ column, field, faults, onChange }: ColumnFormProps) {
  const { value, code } = column;
  const example = SHEET_CODES[value];
  if (example === undefined) return null;
  return (
    <TextField
      label={CODE_LABELS[value] ?? '寫法'}
      hint={value === 'fixed' ? '空白就是空的一欄' : `例如 ${example}`}
      optional
      maxLength={80}
      autoComplete="off"
      value={code}
      error={sheetColumnFault(column) || faultAt(faults, `${field}.code`)}
      onChange={({ currentTarget }) => onChange({ ...column, code: currentTarget.value })}
    />
  );
}

const contentText = ({ value, code }: SheetColumn) =>
  `${SHEET_VALUES[value]}${code === '' ? '' : `：${code}`}`;

/** A column: its heading, what is in it, and how the carrier writes that. Only a new or wrong one is open. */
function ColumnForm(props: ColumnFormProps) {
  const { column, field, faults, onChange } = props;
  const { heading, value } = column;
  const isWrong = faults.some(({ at }) => at.startsWith(`${field}.`));
  return (
    <RowBox>
      <LazyDisclosure
        key={isWrong ? 'wrong' : 'right'}
        summary={contentText(column)}
        defaultOpen={isWrong || heading === ''}
      >
        {() => (
          <Stack $gap={12}>
            <TextField
              label="欄名"
              maxLength={60}
              value={heading}
              error={faultAt(faults, `${field}.heading`)}
              onChange={({ currentTarget }) =>
                onChange({ ...column, heading: currentTarget.value })
              }
            />
            <SelectField
              label="內容"
              value={value}
              error={faultAt(faults, `${field}.value`)}
              onChange={({ currentTarget: { value: chosen } }) =>
                onChange({ ...column, value: isSheetValue(chosen) ? chosen : 'fixed', code: '' })
              }
            >
              {Object.entries(SHEET_VALUES).map(([name, text]) => (
                <option key={name} value={name}>
                  {text}
                </option>
              ))}
            </SelectField>
            <CodeField {...props} />
          </Stack>
        )}
      </LazyDisclosure>
    </RowBox>
  );
}

interface ColumnsFieldsProps {
  sheet: CarrierSheet;
  field: string;
  faults: EditorProps['faults'];
  onChange: (columns: SheetColumn[]) => void;
}

/** The columns of a carrier's sheet, in their order. */
export function ColumnsFields({ sheet: { columns }, field, faults, onChange }: ColumnsFieldsProps) {
  const { rows, change } = useRowKeys(columns, onChange);
  return (
    <Stack $gap={8}>
      <OrderedList
        label="欄位"
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ item }, at) => item.heading || `第 ${at + 1} 欄`}
        onChange={change}
      >
        {({ key, item }, at) => (
          <ColumnForm
            column={item}
            field={`${field}[${at}]`}
            faults={faults}
            onChange={(column) =>
              change(rows.map((row) => (row.key === key ? { key, item: column } : row)))
            }
          />
        )}
      </OrderedList>
      <Row>
        <Button
          variant="secondary"
          size="small"
          onClick={() => onChange([...columns, { heading: '', value: 'fixed', code: '' }])}
        >
          加入一欄
        </Button>
      </Row>
    </Stack>
  );
}
