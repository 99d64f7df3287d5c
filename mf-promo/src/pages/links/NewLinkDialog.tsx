import { failureText } from '@pinpu/shared/api/failure';
import { useMutation } from '@pinpu/shared/query';
import { categoriesAtom, useAtomValue, useKeepPage } from '@pinpu/shared/state';
import { Button, Dialog, Notice, SelectField, Stack, TextField } from '@pinpu/shared/ui';
import { type FormEvent, useState } from 'react';
import { createPromoLink } from '../../api/links.ts';
import { NOT_SAVED } from '../../features/not-saved.ts';
import { LinkFields, NO_TEXTS } from './LinkFields.tsx';

const KINDS = [
  ['home', '首頁'],
  ['category', '商品分類'],
  ['search', '搜尋結果'],
  ['page', '商品或其他頁面的網址'],
] as const;
type Kind = (typeof KINDS)[number][0];

const targetUrl = (kind: Kind, value: string) => {
  if (kind === 'home') return '/';
  return kind === 'page' ? value.trim() : `/products/${encodeURIComponent(value.trim())}`;
};

function TargetFields(props: {
  kind: Kind;
  value: string;
  onChange: (kind: Kind, value: string) => void;
}) {
  const { kind, value, onChange } = props;
  const categories = useAtomValue(categoriesAtom);
  return (
    <>
      <SelectField
        label="推廣什麼"
        value={kind}
        onChange={({ target }) => onChange(target.value as Kind, '')}
      >
        {KINDS.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </SelectField>
      {kind === 'category' && (
        <SelectField
          label="分類"
          required
          value={value}
          onChange={({ target }) => onChange(kind, target.value)}
        >
          <option value="">請選擇</option>
          {categories.map(({ cate_id, cate_name }) => (
            <option key={cate_id} value={cate_name}>
              {cate_name}
            </option>
          ))}
        </SelectField>
      )}
      {kind === 'search' && (
        <TextField
          label="關鍵字"
          required
          maxLength={60}
          value={value}
          onChange={({ target }) => onChange(kind, target.value)}
        />
      )}
      {kind === 'page' && (
        <TextField
          label="網址"
          hint="本店商品、分類或搜尋結果的網址"
          required
          maxLength={500}
          inputMode="url"
          value={value}
          onChange={({ target }) => onChange(kind, target.value)}
        />
      )}
    </>
  );
}

export function NewLinkDialog({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const [target, setTarget] = useState<{ kind: Kind; value: string }>({ kind: 'home', value: '' });
  useKeepPage('promoter’s link');
  const [texts, setTexts] = useState(NO_TEXTS);
  const make = useMutation({
    mutationFn: () =>
      createPromoLink({ target_url: targetUrl(target.kind, target.value), ...texts }),
    onSuccess: () => {
      onMade();
      onClose();
    },
    meta: { quiet: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <Dialog
      open
      variant="sheet"
      title="新增推廣連結"
      onClose={onClose}
      footer={
        <Button type="submit" form="new-link" variant="promoter" wide busy={make.isPending}>
          建立連結
        </Button>
      }
    >
      <form id="new-link" onSubmit={submit}>
        <Stack $gap={16}>
          <TargetFields {...target} onChange={(kind, value) => setTarget({ kind, value })} />
          <LinkFields texts={texts} onChange={setTexts} />
          {make.isError && <Notice variant="danger" message={failureText(make.error, NOT_SAVED)} />}
        </Stack>
      </form>
    </Dialog>
  );
}
