import { Checkbox, Field, fieldCss, SelectField } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

const hours = ['不指定', '上午', '下午'].map((text) => <option key={text}>{text}</option>);

/** Selects, checkboxes, and a field around a custom control. */
export function Choices() {
  return (
    <Specimens>
      <Specimen name="SelectField with a hint">
        <SelectField label="到貨時段" hint="實際時間依物流安排">
          {hours}
        </SelectField>
      </Specimen>
      <Specimen name="SelectField with an error">
        <SelectField label="配送地區" error="請選擇配送地區">
          <option value="">請選擇</option>
          <option>本島</option>
          <option>離島</option>
        </SelectField>
      </Specimen>
      <Specimen name="SelectField disabled">
        <SelectField label="付款方式" disabled>
          <option>信用卡一次付清</option>
        </SelectField>
      </Specimen>
      <Specimen name="Checkbox plain, ticked">
        <Checkbox label="只看免運商品" />
        <br />
        <Checkbox label="只看有現貨" defaultChecked />
      </Specimen>
      <Specimen name="Checkbox disabled">
        <Checkbox label="已停售的商品" disabled />
        <br />
        <Checkbox label="一定包含的商品" disabled defaultChecked />
      </Specimen>
      <Specimen name="Field around a control of one's own, fieldCss">
        <Field label="給店家的話" hint="兩百字以內" optional>
          {(control) => <Area {...control} rows={3} maxLength={200} />}
        </Field>
      </Specimen>
    </Specimens>
  );
}

const Area = styled.textarea`
  ${fieldCss}
`;
