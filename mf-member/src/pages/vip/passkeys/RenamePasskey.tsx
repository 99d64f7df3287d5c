import { failureText } from '@pinpu/shared/api/failure';
import { useKeepPage } from '@pinpu/shared/state';
import { Button, Dialog, reportFirstInvalid, TextField } from '@pinpu/shared/ui';
import { useId, useState } from 'react';

interface RenamePasskeyProps {
  name: string;
  busy: boolean;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

export function RenamePasskey({ name, busy, onSave, onClose }: RenamePasskeyProps) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  useKeepPage('passkey name');
  return (
    <Dialog
      open
      title="重新命名"
      onClose={onClose}
      footer={
        <Button type="submit" form={id} wide busy={busy}>
          儲存
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy || !reportFirstInvalid(event.currentTarget)) return;
          onSave(typed.trim()).catch((failure) =>
            setError(failureText(failure, '目前無法儲存，請稍後再試一次。')),
          );
        }}
      >
        <TextField
          label="名稱"
          required
          maxLength={40}
          pattern=".*\S.*"
          value={typed}
          error={error}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
