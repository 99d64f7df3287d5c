import type { MakerCells } from '@pinpu/shared/contracts/backoffice';
import { plainText } from '@pinpu/shared/domain';
import { Checkbox, Stack, TextField } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { NumberField } from '../../../../features/fields/NumberField.tsx';
import { PreviewedText } from '../../../../features/fields/PreviewedText.tsx';
import { PictureField } from '../../../../features/pictures/PictureField.tsx';

export interface MakerFieldsProps {
  /** The typed values; the story is plain text. */
  typed: MakerCells;
  /** Stored values of the changed fields; the story is plain text. */
  stored: Partial<MakerCells>;
  faults: Readonly<Record<string, string>>;
  /** A new maker, whose code can still be chosen. */
  isNew: boolean;
  onType: (change: MakerCells) => void;
}

interface LineProps extends MakerFieldsProps {
  field: string;
  label: string;
  hint: string;
  required?: boolean;
  readOnly?: boolean;
  numeric?: boolean;
}

const LONGEST = 40;

/** The hint of a changed field shows the stored value, since somebody else may have changed it meanwhile. */
function hintOf(stored: string | undefined, hint: string) {
  if (stored === undefined) return hint;
  return stored === '' ? '目前是空的' : `目前是「${stored.slice(0, LONGEST)}」`;
}

function Line({ field, hint, numeric = false, ...line }: LineProps) {
  const Input = numeric ? NumberField : TextField;
  return (
    <Input
      label={line.label}
      name={field}
      required={line.required}
      readOnly={line.readOnly}
      autoComplete="off"
      hint={hintOf(line.stored[field], hint)}
      value={line.typed[field] ?? ''}
      error={line.faults[field] ?? ''}
      onChange={({ currentTarget: { value } }) => line.onType({ [field]: value })}
    />
  );
}

function Story({ typed, stored, faults, onType }: MakerFieldsProps) {
  const hint = hintOf(
    stored.maker_story && plainText(stored.maker_story),
    '可直接分段輸入，也可用簡單的 HTML；商品頁會顯示開頭兩行',
  );
  return (
    <PreviewedText
      label="故事"
      name="maker_story"
      hint={hint}
      error={faults.maker_story ?? ''}
      rows={7}
      value={typed.maker_story ?? ''}
      onType={(maker_story) => onType({ maker_story })}
    />
  );
}

/** All fields that a maker's row of a goods file can have. */
export const MakerFields = (props: MakerFieldsProps) => (
  <Stack>
    <Checkbox
      label="在商品頁介紹，並有自己的一頁"
      checked={props.typed.maker_enabled !== '否'}
      onChange={({ currentTarget: { checked } }) =>
        props.onType({ maker_enabled: checked ? '是' : '否' })
      }
    />
    <Line {...props} field="maker_name" label="名稱" hint="買家看到的名稱" required />
    <Line
      {...props}
      field="maker_id"
      label="代碼"
      hint={
        props.isNew
          ? '網址的一部分：英文字母、數字、- 或 _，建立後不能修改；留空會自動產生'
          : '建立後不能修改'
      }
      readOnly={!props.isNew}
    />
    <Line {...props} field="maker_place" label="所在地" hint="例如南投縣鹿谷鄉" />
    <Line
      {...props}
      field="food_reg_no"
      label="食品業者登錄字號"
      hint="做食品的才需要；會寫在他每一項食品的標示上"
    />
    <Portrait>
      <PictureField
        label="圖片"
        value={props.typed.maker_picture ?? ''}
        ratio={1}
        hint="正方形；最大 30 MB。"
        error={props.faults.maker_picture ?? ''}
        onChange={(address) => props.onType({ maker_picture: address })}
      />
    </Portrait>
    <Story {...props} />
    <Line {...props} field="maker_sort" label="排序" hint="整數，小的在前" numeric />
  </Stack>
);

const Portrait = styled.div`
  max-width: 240px;
`;
