import type { AdminFile } from '@pinpu/shared/contracts';
import { saveFile } from '@pinpu/shared/files';
import { useMutation } from '@pinpu/shared/query';
import { ConfirmDialog, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { archiveFiles } from '../../api/files.ts';

interface ArchiveDialogProps {
  files: readonly AdminFile[];
  onClose: () => void;
}

const FORBIDDEN = /[/\\<>:"|?*]/;
const MIN_PASSWORD = 8;

const nameFault = (name: string): string | undefined => {
  if (name === '') return '請填寫檔名';
  return FORBIDDEN.test(name) ? '檔名不能有 / \\ < > : " | ? *' : undefined;
};

const passwordFault = (password: string): string | undefined =>
  password !== '' && password.length < MIN_PASSWORD
    ? `密碼請使用 ${MIN_PASSWORD} 個字元以上`
    : undefined;

function useArchive(files: readonly AdminFile[], onDone: () => void) {
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const links = files.map(({ link }) => link);
      saveFile(await archiveFiles({ links, name, password }), `${name}.zip`);
    },
    onSuccess: onDone,
  });
}

/** Asks for an archive's name and an optional password, and saves the archive. */
export function ArchiveDialog({ files, onClose }: ArchiveDialogProps) {
  const { mutate, isPending } = useArchive(files, onClose);
  const [name, setName] = useState('檔案');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const faults = { name: nameFault(name.trim()), password: passwordFault(password) };
  const confirm = () => {
    setChecked(true);
    if (faults.name === undefined && faults.password === undefined)
      mutate({ name: name.trim(), password });
  };
  return (
    <ConfirmDialog
      open
      title={`打包 ${files.length} 個檔案`}
      confirmLabel="下載 ZIP"
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack>
        <TextField
          label="檔名"
          hint="會存成「檔名.zip」"
          maxLength={60}
          value={name}
          error={isChecked ? faults.name : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextField
          label="密碼（選填）"
          hint="以 AES-256 加密，請用 7-Zip 等程式開啟"
          type="password"
          autoComplete="new-password"
          maxLength={128}
          value={password}
          error={isChecked ? faults.password : undefined}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
