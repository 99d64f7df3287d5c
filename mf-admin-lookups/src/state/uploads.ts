import { isApiFailure } from '@pinpu/shared/api/failure';
import { atom, pushNoticesAtom, randomId } from '@pinpu/shared/state';
import { uploadFile } from '../api/file-calls.ts';

/** Where an upload is. */
export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; progress: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' };

/** A chosen file on its way; what failed or was cancelled keeps the file for a retry. */
export interface Upload {
  id: string;
  file: File;
  state: UploadState;
}

const AT_ONCE = 2;

/** Uploads of this tab, in the order chosen; they go on while another view is shown. */
export const uploadsAtom = atom<readonly Upload[]>([]);

const aborts = new Map<string, AbortController>();

const setStateAtom = atom(null, (get, set, id: string, state: UploadState) =>
  set(
    uploadsAtom,
    get(uploadsAtom).map((one) => (one.id === id ? { ...one, state } : one)),
  ),
);

const messageOf = (error: unknown): string => {
  const notice = isApiFailure(error) ? error.notices[0] : undefined;
  return notice?.message ?? '無法上傳，請再試一次。';
};

const sendAtom = atom(null, async (_get, set, { id, file }: Upload) => {
  const abort = new AbortController();
  aborts.set(id, abort);
  const isCancelled = () => abort.signal.aborted;
  set(setStateAtom, id, { kind: 'sending', progress: 0 });
  try {
    const onProgress = (progress: number) => {
      if (!isCancelled()) set(setStateAtom, id, { kind: 'sending', progress });
    };
    await uploadFile(file, { onProgress, signal: abort.signal });
    if (!isCancelled()) set(setStateAtom, id, { kind: 'done' });
  } catch (error) {
    if (!isCancelled()) set(setStateAtom, id, { kind: 'failed', message: messageOf(error) });
    if (isApiFailure(error) && error.status === 401) set(pushNoticesAtom, error.notices);
  } finally {
    // After a retry there is another one.
    if (aborts.get(id) === abort) aborts.delete(id);
    set(sendNextAtom);
  }
});

const sendNextAtom = atom(null, (get, set) => {
  const uploads = get(uploadsAtom);
  const sending = uploads.filter(({ state }) => state.kind === 'sending').length;
  const waiting = uploads.filter(({ state }) => state.kind === 'waiting');
  for (const upload of waiting.slice(0, Math.max(0, AT_ONCE - sending))) set(sendAtom, upload);
});

/** Uploads files, two at a time; `fault` says why one would be rejected, so that it is not sent in vain. */
export const addUploadsAtom = atom(
  null,
  (get, set, files: readonly File[], fault: (file: File) => string | undefined) => {
    const added = files.map((file): Upload => {
      const message = fault(file);
      const state: UploadState =
        message === undefined ? { kind: 'waiting' } : { kind: 'failed', message };
      return { id: randomId(), file, state };
    });
    set(uploadsAtom, [...get(uploadsAtom), ...added]);
    set(sendNextAtom);
  },
);

/** Stops an upload that waits or is being sent. */
export const cancelUploadAtom = atom(null, (_get, set, id: string) => {
  aborts.get(id)?.abort();
  set(setStateAtom, id, { kind: 'cancelled' });
  set(sendNextAtom);
});

/** Sends an upload again. */
export const retryUploadAtom = atom(null, (_get, set, id: string) => {
  set(setStateAtom, id, { kind: 'waiting' });
  set(sendNextAtom);
});

/** Takes an upload that has ended off the list. */
export const dismissUploadAtom = atom(null, (get, set, id: string) =>
  set(
    uploadsAtom,
    get(uploadsAtom).filter((one) => one.id !== id),
  ),
);
