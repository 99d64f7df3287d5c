import { isApiFailure } from '@pinpu/shared/api/failure';
import type { SentPicture } from '@pinpu/shared/contracts/backoffice';
import { useMutation } from '@pinpu/shared/query';
import { useEffect, useRef, useState } from 'react';
import { unzipPictures } from '../../../api/goods-files.ts';
import { uploadPicture } from '../../../api/products.ts';
import { uploadFailure } from '../../../features/pictures/upload-failure.ts';

type Sent = Readonly<Record<string, SentPicture>>;

const plain = (name: string) => name.normalize('NFC').toLowerCase();
const endOf = (path: string) => plain(path.replaceAll('\\', '/').split('/').at(-1) ?? '');

const isZip = ({ name }: File) => /\.zip$/i.test(name);

/** Uploads the photos that a goods file names, as single files or as a zip. Other files are not sent. */
export function useImportPictures(names: readonly string[]) {
  const [sent, setSent] = useState<Sent>({});
  const [progress, setProgress] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);
  const note = (name: string, one: SentPicture) => setSent((all) => ({ ...all, [name]: one }));

  async function sendZip(zip: File) {
    let failure = '';
    await unzipPictures(zip, names, {
      signal: abort.current.signal,
      onProgress: (part) => setProgress(`上傳 ${zip.name} ${Math.round(part * 100)}%`),
      onLine(line) {
        if ('picture' in line) {
          note(line.picture.name, line.picture.sent);
          setProgress(`處理 ${line.picture.name}`);
        } else if ('error' in line) failure = line.error;
      },
    });
    if (failure !== '') throw new Error(failure);
  }

  async function sendPhoto(file: File) {
    const meant = names.filter((name) => endOf(name) === endOf(file.name));
    if (meant.length === 0) return;
    setProgress(`上傳 ${file.name}`);
    const onProgress = () => undefined;
    const address = await uploadPicture(file, { onProgress, signal: abort.current.signal });
    for (const name of meant) note(name, { address });
  }

  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setFaults([]);
      for (const file of files)
        try {
          await (isZip(file) ? sendZip(file) : sendPhoto(file));
        } catch (error) {
          const why = isApiFailure(error) || !(error instanceof Error) ? '' : error.message;
          setFaults((all) => [...all, why || uploadFailure(error, `「${file.name}」`)]);
        }
    },
    meta: { quiet: true },
  });
  return {
    sent,
    faults,
    progress: upload.isPending ? progress : '',
    isPending: upload.isPending,
    /** The number of names that have a picture now. */
    found: names.filter((name) => 'address' in (sent[name] ?? {})).length,
    add: (files: readonly File[]) => upload.mutate(files),
  };
}

export type ImportPictures = ReturnType<typeof useImportPictures>;
