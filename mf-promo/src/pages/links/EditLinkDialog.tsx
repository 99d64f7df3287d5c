import { failureText } from '@pinpu/shared/api/failure';
import type { MyLink } from '@pinpu/shared/contracts';
import { useMutation } from '@pinpu/shared/query';
import { useKeepPage } from '@pinpu/shared/state';
import { Button, Dialog, Notice, Stack } from '@pinpu/shared/ui';
import { type FormEvent, useState } from 'react';
import { changePromoLink } from '../../api/links.ts';
import { NOT_SAVED } from '../../features/not-saved.ts';
import { BundleFields, type BundleParts } from './BundleFields.tsx';
import { LinkFields } from './LinkFields.tsx';

type EditLinkDialogProps = { link: MyLink; onClose: () => void; onSaved: () => void };

/** Edits a link; for a bundle also the order of its products and its cover. */
export function EditLinkDialog({ link, onClose, onSaved }: EditLinkDialogProps) {
  const { name, tag, slug, ends_on } = link;
  const [texts, setTexts] = useState({ name, tag, slug, ends_on });
  const [parts, setParts] = useState<BundleParts>(link);
  useKeepPage('promoter’s link');
  const prd_ids = parts.products.map(({ prd_id }) => prd_id);
  const bundle = link.kind === 'bundle' && { prd_ids, cover_prd_id: parts.cover_prd_id };
  const { ends_on: day, ...others } = texts;
  const save = useMutation({
    // An unchanged last day is not sent, since one in the past would be rejected.
    mutationFn: () =>
      changePromoLink(link.code, {
        ...others,
        ...(day !== ends_on && { ends_on: day }),
        ...bundle,
      }),
    onSuccess: () => {
      onSaved();
      onClose();
    },
    meta: { quiet: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      open
      variant="sheet"
      title="編輯推廣連結"
      onClose={onClose}
      footer={
        <Button type="submit" form="edit-link" variant="promoter" wide busy={save.isPending}>
          儲存
        </Button>
      }
    >
      {/* Only the server checks days: an unchanged one may be in the past. */}
      <form id="edit-link" noValidate onSubmit={submit}>
        <Stack $gap={16}>
          <LinkFields texts={texts} onChange={setTexts} />
          {link.kind === 'bundle' && <BundleFields parts={parts} onChange={setParts} />}
          {save.isError && <Notice variant="danger" message={failureText(save.error, NOT_SAVED)} />}
        </Stack>
      </form>
    </Dialog>
  );
}
