import { admin, adminAnswerOf, adminFileOf, uploadAsAdmin } from '@pinpu/shared/api/admin';
import {
  adminEschSchema,
  adminFilesSchema,
  adminOf,
  fileDeletedSchema,
  fileUploadSchema,
} from '@pinpu/shared/contracts';

const eschSchema = adminOf(adminEschSchema);

/** Reports the upload's progress, from 0 to 1, and can abort it. */
interface Sending {
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

export interface ArchiveRequest {
  links: readonly string[];
  /** Without `.zip`. */
  name: string;
  /** '' for none. */
  password: string;
}

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The token of file calls: SHA-256 of prefix, today's date and suffix, as the server has them now (ledger A7). */
async function fetchFileToken(): Promise<string> {
  const { Data } = await adminAnswerOf(admin.get('Config/esch'), eschSchema);
  const { prefix = '', today = '', suffix = '' } = Data.file ?? {};
  const text = new TextEncoder().encode(`${prefix}${today}${suffix}`);
  return hexOf(await crypto.subtle.digest('SHA-256', text));
}

/** A file's link as the path of its call: `files/…` becomes `file/…` below `/api/` (spec §7). */
const callPath = (link: string) => link.replace(/^\/files\//, 'file/');

export const fetchFiles = () =>
  adminAnswerOf(admin.get('file', { searchParams: { l: -1 } }), adminFilesSchema);

/** Uploads one file and returns its link (spec §7). */
export async function uploadFile(file: File, sending: Sending): Promise<string> {
  const form = new FormData();
  form.append('access_token', await fetchFileToken());
  form.append('overwrite', 'false');
  form.append('owner', 'WEB');
  form.append('files', file, file.name);
  sending.signal.throwIfAborted();
  return (await adminAnswerOf(uploadAsAdmin('file', { form, ...sending }), fileUploadSchema)).link;
}

export async function deleteFile(link: string): Promise<void> {
  const access_token = await fetchFileToken();
  const call = admin.delete(callPath(link), { searchParams: { access_token } });
  await adminAnswerOf(call, fileDeletedSchema);
}

export const fetchFile = (link: string): Promise<Blob> => adminFileOf(admin.get(callPath(link)));

/** A zip of stored files (spec §7). */
export async function archiveFiles({ links, name, password }: ArchiveRequest): Promise<Blob> {
  const form = new FormData();
  form.append('access_token', await fetchFileToken());
  form.append('overwrite', 'false');
  form.append('owner', 'WEB');
  form.append('protect', password);
  form.append('a', name);
  for (const link of links) form.append('files', link);
  return adminFileOf(admin.post('file/archive', { body: form }));
}
