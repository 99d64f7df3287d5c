import {
  CARRIER_SHEETS,
  CARRIERS,
  type CarrierSheet,
  isUnconfirmedSheet,
  TEMPERATURE_NAMES,
  TEMPERATURES,
} from '@pinpu/shared/domain';
import { LazyDisclosure } from '@pinpu/shared/staff';
import { Button, Checkbox, Notice, Row, SelectField, Stack, TextField } from '@pinpu/shared/ui';
import { LinesField } from '../../../../features/fields/LinesField.tsx';
import { OrderedList } from '../../../../features/ordered/OrderedList.tsx';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import { RowBox } from '../../../../features/settings/RowBox.tsx';
import { SettingCard } from '../../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../../features/settings/SettingsPage.tsx';
import { ColumnsFields } from './ColumnsFields.tsx';

interface SheetFormProps {
  sheet: CarrierSheet;
  field: string;
  faults: EditorProps['faults'];
  onChange: (sheet: CarrierSheet) => void;
}

type PartProps = Omit<SheetFormProps, 'onChange'> & {
  onChange: (fields: Partial<CarrierSheet>) => void;
};

/** Which carrier it is, and the form of its file. */
const FileFields = ({ sheet, field, faults, onChange }: PartProps) => (
  <>
    <TextField
      label="名稱"
      maxLength={20}
      value={sheet.name}
      error={faultAt(faults, `${field}.name`)}
      onChange={({ currentTarget: { value } }) => onChange({ name: value })}
    />
    <SelectField
      label="出貨時記為"
      value={sheet.carrier}
      error={faultAt(faults, `${field}.carrier`)}
      onChange={({ currentTarget: { value } }) => onChange({ carrier: value })}
    >
      {Object.entries(CARRIERS).map(([id, { name }]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
    <SelectField
      label="編碼"
      value={sheet.encoding}
      onChange={({ currentTarget: { value } }) =>
        onChange({ encoding: value === 'big5' ? 'big5' : 'utf-8' })
      }
    >
      <option value="utf-8">UTF-8</option>
      <option value="big5">Big5</option>
    </SelectField>
    <Checkbox
      label="匯入 Excel 檔（.xlsx）"
      checked={sheet.excel}
      onChange={({ currentTarget: { checked } }) => onChange({ excel: checked })}
    />
  </>
);

/** The temperatures that the carrier takes. */
function TemperatureFields({ sheet, field, faults, onChange }: PartProps) {
  const error = faultAt(faults, `${field}.temperatures`);
  return (
    <div role="group" aria-label={`${sheet.name}能寄的溫層`}>
      <Row>
        {TEMPERATURES.map((temperature) => (
          <Checkbox
            key={temperature}
            label={TEMPERATURE_NAMES[temperature]}
            checked={sheet.temperatures.includes(temperature)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                temperatures: TEMPERATURES.filter((one) =>
                  one === temperature ? checked : sheet.temperatures.includes(one),
                ),
              })
            }
          />
        ))}
      </Row>
      {error !== '' && <Notice variant="danger" message={error} />}
    </div>
  );
}

/** What the carrier's reply file calls the order and the number. */
const HeadingsFields = ({ sheet, field, faults, onChange }: PartProps) => (
  <>
    <LinesField
      label="回覆檔裡訂單編號的欄名"
      hint="每行一個，先寫的優先；常見的欄名不用寫。"
      lines={sheet.code_headings}
      error={faultAt(faults, `${field}.code_headings`)}
      onChange={(code_headings) => onChange({ code_headings })}
    />
    <LinesField
      label="回覆檔裡貨運單號的欄名"
      hint="每行一個，先寫的優先；常見的欄名不用寫。"
      lines={sheet.number_headings}
      error={faultAt(faults, `${field}.number_headings`)}
      onChange={(number_headings) => onChange({ number_headings })}
    />
  </>
);

function SheetForm({ sheet, field, faults, onChange }: SheetFormProps) {
  const change = (fields: Partial<CarrierSheet>) => onChange({ ...sheet, ...fields });
  const own = faults.filter(({ at }) => at.startsWith(`${field}.`));
  const part = { sheet, field, faults, onChange: change };
  const whole = faults.find(({ at }) => at === `${field}.columns`)?.message ?? '';
  return (
    <RowBox>
      {isUnconfirmedSheet(sheet) && (
        <Notice
          variant="warning"
          message={`這些欄名沒有向${sheet.name}確認過。第一次使用前，請對照${sheet.name}給您的範本，欄名或順序不同時請修改。`}
        />
      )}
      <LazyDisclosure
        key={own.length > 0 ? 'faults' : 'none'}
        summary={`${sheet.columns.length} 欄${own.length > 0 ? '，有要修改的地方' : ''}`}
        defaultOpen={own.length > 0 || sheet.columns.length === 1}
      >
        {() => (
          <Stack>
            <FileFields {...part} />
            <TemperatureFields {...part} />
            <HeadingsFields {...part} />
            {whole !== '' && <Notice variant="danger" message={whole} />}
            <ColumnsFields
              sheet={sheet}
              field={`${field}.columns`}
              faults={faults}
              onChange={(columns) => change({ columns })}
            />
          </Stack>
        )}
      </LazyDisclosure>
    </RowBox>
  );
}

/** A carrier without an id that another one has. */
const newSheet = (sheets: readonly CarrierSheet[]): CarrierSheet => {
  let number = sheets.length + 1;
  while (sheets.some(({ id }) => id === `own-${number}`)) number += 1;
  return {
    ...{ id: `own-${number}`, name: '', carrier: 'other', encoding: 'utf-8', excel: false },
    temperatures: ['room'],
    columns: [{ heading: '訂單編號', value: 'order', code: '' }],
    ...{ code_headings: ['訂單編號'], number_headings: ['貨運單號'] },
  };
};

/** The carriers that orders are sent to by a file, with the columns of each. */
export function CarriersSetting({ draft, faults, card }: EditorProps) {
  const sheets = draft.valueOf('carrier_sheets') ?? [...CARRIER_SHEETS];
  const change = (next: CarrierSheet[]) => draft.change('carrier_sheets', next);
  return (
    <SettingCard
      {...card('carrier_sheets')}
      hint="匯出訂單給物流、讀回貨運單號的檔案。欄位請照物流給您的範本。"
    >
      <Stack>
        <OrderedList
          label="物流"
          items={sheets}
          keyOf={({ id }) => id}
          nameOf={({ name }, at) => name || `第 ${at + 1} 家物流`}
          onChange={change}
        >
          {(sheet, at) => (
            <SheetForm
              sheet={sheet}
              field={`carrier_sheets[${at}]`}
              faults={faults}
              onChange={(changed) =>
                change(sheets.map((one) => (one.id === changed.id ? changed : one)))
              }
            />
          )}
        </OrderedList>
        <Row>
          <Button
            variant="secondary"
            size="small"
            onClick={() => change([...sheets, newSheet(sheets)])}
          >
            加入物流
          </Button>
        </Row>
      </Stack>
    </SettingCard>
  );
}
