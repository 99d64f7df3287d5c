import { useKeepPage } from '@pinpu/shared/state';
import {
  Button,
  Checkbox,
  Dialog,
  Notice,
  reportFirstInvalid,
  Stack,
  TextField,
} from '@pinpu/shared/ui';
import { useId, useState } from 'react';
import type { Saved, SavedKind, SavedListOf } from './saved-kind.ts';

interface EditDialogProps<Content> {
  kind: SavedKind<Content>;
  list: SavedListOf<Content>;
  /** The entry to edit; `id` is '' for a new one. */
  draft: Saved<Content>;
  onClose: () => void;
}

export function EditDialog<Content extends object>(props: EditDialogProps<Content>) {
  const { kind, list, draft, onClose } = props;
  const form = useId();
  useKeepPage('saved details');
  const [content, setContent] = useState(() => kind.contentOf(draft));
  const [label, setLabel] = useState(draft.label);
  const [is_default, setDefault] = useState(draft.is_default);
  const save = () =>
    list.change(
      { id: draft.id, content: { ...content, label: label.trim(), is_default } },
      onClose,
    );
  return (
    <Dialog
      open
      variant="full"
      title={`${draft.id === '' ? '新增' : '編輯'}${kind.title}`}
      onClose={onClose}
      footer={
        <Button type="submit" form={form} wide busy={list.busy}>
          儲存
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!list.busy && reportFirstInvalid(event.currentTarget)) save();
        }}
      >
        <Stack $gap={24}>
          {list.rejection && <Notice variant="danger" message={list.rejection} />}
          {kind.fields(content, (typed) => setContent((before) => ({ ...before, ...typed })))}
          <TextField
            label="備註名稱"
            optional
            maxLength={20}
            autoComplete="off"
            hint="方便您辨認，例如：家、公司"
            value={label}
            onChange={({ currentTarget: { value } }) => setLabel(value)}
          />
          {!draft.is_default && (
            <Checkbox
              label="設為預設，結帳時自動帶入"
              checked={is_default}
              onChange={({ currentTarget: { checked } }) => setDefault(checked)}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
