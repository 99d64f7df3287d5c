import { fileSize } from './file-size.ts';

/** Upload limits, as sent with the list of files. */
export interface Accepted {
  limits: { file_bytes: number; used_bytes: number; total_bytes: number };
  types: readonly string[];
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Why the server would reject a file because of its name or size; undefined if there is no such reason. */
export function uploadFault({ limits, types }: Accepted, file: File): string | undefined {
  if (!types.includes(extensionOf(file.name)))
    return `這個類型無法上傳，可上傳：${types.join('、')}。`;
  if (file.size === 0) return '這是空的檔案，請確認後再上傳。';
  if (file.size > limits.file_bytes)
    return `檔案超過 ${fileSize(limits.file_bytes)}，請縮小或分成數個檔案後再上傳。`;
  return undefined;
}
