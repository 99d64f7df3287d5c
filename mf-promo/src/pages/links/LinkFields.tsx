import {
  normaliseSlug,
  PROMO_LINK_NAME_MAX,
  PROMO_LINK_TAG_MAX,
  slugFault,
  taipeiDate,
} from '@pinpu/shared/domain';
import { TextField } from '@pinpu/shared/ui';
import type { ComponentProps } from 'react';

/** Editable fields of every link. */
export interface LinkTexts {
  name: string;
  tag: string;
  slug: string;
  ends_on: string;
}

export const NO_TEXTS: LinkTexts = { name: '', tag: '', slug: '', ends_on: '' };

interface LinkFieldsProps {
  texts: LinkTexts;
  onChange: (texts: LinkTexts) => void;
}

type Field = { field: keyof LinkTexts } & ComponentProps<typeof TextField>;

export function LinkFields({ texts, onChange }: LinkFieldsProps) {
  const slug = normaliseSlug(texts.slug);
  const fields: Field[] = [
    {
      field: 'name',
      label: '名稱',
      hint: '只有您看得到；團購組合的名稱會顯示在頁面上',
      maxLength: PROMO_LINK_NAME_MAX,
    },
    { field: 'tag', label: '標籤', hint: '例如：電子報、社團', maxLength: PROMO_LINK_TAG_MAX },
    {
      field: 'slug',
      label: '自訂網址',
      hint: `${window.location.host}/s/${slug || 'spring-tea'}`,
      error: slugFault(slug) || undefined,
      maxLength: 40,
      autoCapitalize: 'none',
      autoComplete: 'off',
      spellCheck: false,
    },
    {
      field: 'ends_on',
      label: '結束日期',
      hint: '這一天結束後，連結不再提供團購價',
      type: 'date',
      min: taipeiDate(new Date()),
    },
  ];
  return fields.map(({ field, ...shown }) => (
    <TextField
      {...shown}
      key={field}
      optional
      value={texts[field]}
      onChange={({ target }) => onChange({ ...texts, [field]: target.value })}
    />
  ));
}
