import { SETTINGS, type SettingName } from '@pinpu/shared/contracts/backoffice';
import {
  COMPANY_FIELDS,
  type CompanyField,
  companyLabel,
  htmlOfText,
  NO_COMPANY,
  textOfHtml,
} from '@pinpu/shared/domain';
import { LazyDisclosure } from '@pinpu/shared/staff';
import { HtmlBlock, type TextFieldProps } from '@pinpu/shared/ui';
import { useState } from 'react';
import { HtmlField } from '../../../features/fields/HtmlField.tsx';
import { FieldsOf } from '../../../features/settings/FieldsOf.tsx';
import { SettingCard } from '../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';

type TextName = Extract<SettingName, `${'about' | 'returns' | 'privacy' | 'terms'}_html`>;

const HINTS: Readonly<Record<TextName, string>> = {
  about_html: '商店的故事、賣些什麼、由誰經營。',
  returns_html:
    '退貨與換貨的期限、方式、運費與退款時間，以及不適用的商品。法律規定網路購物要說明。',
  privacy_html: '蒐集哪些個人資料、用在哪裡、存放多久，顧客如何查詢與刪除。',
  terms_html: '訂購、付款、出貨與取消的約定。',
};

/** The text of one page, with a preview. */
function InfoText({ name, draft, card }: EditorProps & { name: TextName }) {
  const html = draft.valueOf(name) ?? '';
  const [typed, setTyped] = useState(() => textOfHtml(html));
  // The typed text may have more spaces than its HTML, so it stays. Another text, as after a reset, replaces it.
  const text = htmlOfText(typed) === html ? typed : textOfHtml(html);
  return (
    <SettingCard {...card(name)} hint={`${HINTS[name]}空白的頁面不會顯示，頁尾也沒有連結。`}>
      <HtmlField
        label="內容"
        hint="可直接分段輸入，空一行就是新的一段；也可用簡單的 HTML：標題、段落、清單、表格、連結。"
        rows={10}
        value={text}
        // The card shows the text's fault.
        error=""
        onChange={(next) => {
          setTyped(next);
          draft.change(name, htmlOfText(next));
        }}
      />
      {html !== '' && (
        <LazyDisclosure summary={`預覽${SETTINGS[name].title}`}>
          {() => <HtmlBlock html={html} />}
        </LazyDisclosure>
      )}
    </SettingCard>
  );
}

const INPUTS: Partial<Record<CompanyField, Pick<TextFieldProps, 'type' | 'inputMode' | 'hint'>>> = {
  vat_id: { inputMode: 'numeric', hint: '8 個數字' },
  phone: { type: 'tel' },
  email: { type: 'email' },
  service_hours: { hint: '例如週一至週五 9:00–18:00' },
};

/** The pages about the shop itself, which the footer links to. */
export const InfoSettings = (props: EditorProps) => {
  const { draft, faults, card } = props;
  return (
    <>
      <InfoText {...props} name="about_html" />
      <InfoText {...props} name="returns_html" />
      <InfoText {...props} name="privacy_html" />
      <InfoText {...props} name="terms_html" />
      <SettingCard
        {...card('company')}
        hint="空白的欄位不會顯示。法律規定網站要有商店名稱與統一編號。"
      >
        <FieldsOf
          setting="company"
          value={draft.valueOf('company') ?? NO_COMPANY}
          faults={faults}
          fields={COMPANY_FIELDS.map((name) => ({
            name,
            label: companyLabel(name),
            ...INPUTS[name],
          }))}
          onChange={(company) => draft.change('company', company)}
        />
      </SettingCard>
    </>
  );
};
