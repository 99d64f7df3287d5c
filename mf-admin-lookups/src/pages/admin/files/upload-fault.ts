import { fileSize } from './file-size.ts';

/** Upload limits, as the list of files has them. */
export interface Accepted {
  limits: { file_bytes: number; used_bytes: number; total_bytes: number };
  types: readonly string[];
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Why the server would reject a file, by its name and size alone; undefined where it may accept it. */
export function uploadFault({ limits, types }: Accepted, file: File): string | undefined {
  if (!types.includes(extensionOf(file.name)))
    return `這個類型無法上傳，可上傳：${types.join('、')}。`;
  if (file.size === 0) return '這是空的檔案，請確認後再上傳。';
  if (file.size > limits.file_bytes)
    return `檔案超過 ${fileSize(limits.file_bytes)}，請縮小或分成數個檔案後再上傳。`;
  return undefined;
}
