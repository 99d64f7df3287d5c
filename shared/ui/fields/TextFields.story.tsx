import { CodeField, EmailField, PlaceHelp, TextField } from '@pinpu/shared/ui';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

/** The text field in every state. */
export function TextFields() {
  return (
    <Specimens>
      <Specimen name="TextField empty, with a placeholder">
        <TextField label="暱稱" placeholder="請輸入暱稱" />
      </Specimen>
      <Specimen name="TextField filled">
        <TextField label="收件城市" defaultValue="臺北市大同區" />
      </Specimen>
      <Specimen name="TextField with a hint">
        <TextField label="取貨驗證碼" hint="驗證碼 30 分鐘內有效" inputMode="numeric" />
      </Specimen>
      <Specimen name="TextField with an error">
        <TextField label="聯絡信箱" error="請填寫完整的電子郵件" defaultValue="lin@" />
      </Specimen>
      <Specimen name="TextField required, checked when the form is sent">
        <TextField label="公司抬頭" required />
      </Specimen>
      <Specimen name="TextField optional">
        <TextField label="備用電話" optional />
      </Specimen>
      <Specimen name="TextField disabled">
        <TextField label="會員帳號" defaultValue="member@pinpu.test" disabled />
      </Specimen>
      <Specimen name="TextField read-only">
        <TextField label="推廣連結" defaultValue="https://pinpu.test/s/Ab3" readOnly />
      </Specimen>
      <Specimen name="EmailField">
        <EmailField hint="驗證碼會寄到這個信箱" />
      </Specimen>
      <Specimen name="CodeField">
        <CodeField hint="驗證碼於 30 分鐘內有效" />
      </Specimen>
      <Specimen name="PlaceHelp, where a postcode covers several districts">
        <PlaceHelp postcode="300" address="" onAddress={() => undefined} />
      </Specimen>
    </Specimens>
  );
}
