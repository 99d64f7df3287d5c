import { theme } from '@pinpu/shared/theme';
import { SelectField, TextField } from '@pinpu/shared/ui';
import { ProductSearch } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { type BuilderState, isAttributeValue } from './builder-state.ts';
import { type DescribedElement, ELEMENTS } from './described-elements.ts';
import { PropertyFields } from './PropertyFields.tsx';
import type { ChangeBuilder } from './use-builder.ts';

interface BuilderFieldsProps {
  state: BuilderState;
  element: DescribedElement;
  onChange: ChangeBuilder;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <SelectField
    label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    {options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </SelectField>
);

const THEMES = [
  ['', '跟著網頁'],
  ['light', '淺色'],
  ['dark', '深色'],
] as const;
const TARGETS = [
  ['', '同一個視窗'],
  ['_blank', '新視窗'],
] as const;
const VERSIONS = [
  ['', '永遠是最新版'],
  ['exact', '固定現在這一版，附 integrity'],
] as const;

interface TextProps {
  name: string;
  label: string;
  hint: string;
  placeholder: string;
  error: string;
  value: string;
  onChange: (value: string) => void;
}

const Text = ({ name, value, error, onChange, ...field }: TextProps) => (
  <TextField
    {...field}
    optional
    maxLength={60}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    value={value}
    error={isAttributeValue(name, value) ? '' : error}
    onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
  />
);

/** The fields of the element's attributes, and the site's key, which belongs to the script. */
function AttributeFields({ state: { attributes }, element, onChange }: BuilderFieldsProps) {
  const has = (name: string) => element.attributes.some((attribute) => attribute.name === name);
  const field = (name: string) => ({
    value: attributes[name] ?? '',
    onChange: (value: string) => onChange({ attributes: { ...attributes, [name]: value } }),
  });
  const product = field('product');
  return (
    <>
      {has('product') && (
        <ProductSearch
          label="商品"
          action="選擇"
          hint={product.value === '' ? '還沒有選' : `已選 ${product.value}`}
          chosen={[product.value]}
          onChoose={({ prd_id }) => product.onChange(prd_id)}
        />
      )}
      <Text
        name="site"
        label="網站代碼"
        hint="商店給您的代碼；放在本店自己的網域上就不需要"
        placeholder="pk_…"
        error="代碼是 pk_ 加 16 個英文小寫或數字。"
        {...field('site')}
      />
      <Text
        name="promo-code"
        label="推廣代碼"
        hint="推廣者的代碼：顯示團購價，訂單計入推廣者"
        placeholder=""
        error="推廣代碼只有英文、數字、- 和 _。"
        {...field('promo-code')}
      />
      <Choice label="淺色或深色" options={THEMES} {...field('theme')} />
      {has('checkout-target') && (
        <Choice label="結帳" options={TARGETS} {...field('checkout-target')} />
      )}
    </>
  );
}

export const BuilderFields = ({ state, element, onChange }: BuilderFieldsProps) => (
  <Fields>
    <Choice
      label="元素"
      value={element.tag}
      options={ELEMENTS.map(({ tag }) => [tag, tag])}
      onChange={(tag) => onChange({ tag })}
    />
    <AttributeFields state={state} element={element} onChange={onChange} />
    <Choice
      label="版本"
      value={state.exact ? 'exact' : ''}
      options={VERSIONS}
      onChange={(version) => onChange({ exact: version === 'exact' })}
    />
    <PropertyFields
      element={element}
      properties={state.properties}
      onChange={(properties) => onChange({ properties })}
    />
  </Fields>
);

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;
