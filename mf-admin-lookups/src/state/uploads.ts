import { isApiFailure } from '@pinpu/shared/api/failure';
import { atom, pushNoticesAtom, randomId } from '@pinpu/shared/state';
import { uploadFile } from '../api/files.ts';

export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; progress: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' };

/** A chosen file and the state of its upload. It is kept after a failure or a cancellation, for a retry. */
export interface Upload {
  id: string;
  file: File;
  state: UploadState;
}

const AT_ONCE = 2;

/** Uploads of this tab, in the order chosen; they continue while another view is shown. */
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
    // After a retry, the map has another controller for this id.
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

/** Uploads files, two at a time. `fault` returns why the server would reject a file, which is then not sent. */
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

export const cancelUploadAtom = atom(null, (_get, set, id: string) => {
  aborts.get(id)?.abort();
  set(setStateAtom, id, { kind: 'cancelled' });
  set(sendNextAtom);
});

export const retryUploadAtom = atom(null, (_get, set, id: string) => {
  set(setStateAtom, id, { kind: 'waiting' });
  set(sendNextAtom);
});

export const dismissUploadAtom = atom(null, (get, set, id: string) =>
  set(
    uploadsAtom,
    get(uploadsAtom).filter((one) => one.id !== id),
  ),
);
