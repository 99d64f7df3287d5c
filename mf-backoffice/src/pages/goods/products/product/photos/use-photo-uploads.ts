import { useEffect, useRef } from 'react';
import { uploadPicture } from '../../../../../api/products.ts';
import { uploadFailure } from '../../../../../features/pictures/upload-failure.ts';
import { chosenPhoto, type Photo } from './photos.ts';

const AT_ONCE = 2;

const isUnsent = ({ state }: Photo) => state === 'waiting' || state === 'sending';

type SetPhotos = (change: (photos: readonly Photo[]) => Photo[]) => void;

/**
 * Uploads the files of waiting photos, two at a time; removing a photo aborts its upload. One that is still drawn as
 * sending when its upload has ended is not sent again.
 */
export function usePhotoUploads(photos: readonly Photo[], setPhotos: SetPhotos) {
  const files = useRef(new Map<string, File>());
  const running = useRef(new Map<string, AbortController>());
  const setPhoto = (id: string, fields: Partial<Photo>) =>
    setPhotos((all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)));

  const send = async (id: string, file: File) => {
    const abort = new AbortController();
    running.current.set(id, abort);
    setPhoto(id, { state: 'sending', progress: 0, message: '' });
    try {
      const onProgress = (progress: number) => setPhoto(id, { progress });
      const address = await uploadPicture(file, { onProgress, signal: abort.signal });
      setPhoto(id, { state: 'stored', address });
    } catch (error) {
      if (!abort.signal.aborted) setPhoto(id, { state: 'failed', message: uploadFailure(error) });
    } finally {
      running.current.delete(id);
    }
  };

  useEffect(() => {
    for (const { id, state } of photos.filter(isUnsent)) {
      const file = files.current.get(id);
      // The draft is from an earlier sign-in, whose files are gone.
      if (!file) setPhoto(id, { state: 'failed', message: '這張照片還沒上傳完，請再選一次。' });
      else if (state === 'waiting' && running.current.size < AT_ONCE && !running.current.has(id))
        void send(id, file);
    }
  });
  useEffect(() => {
    const current = running.current;
    return () => {
      for (const abort of current.values()) abort.abort();
    };
  }, []);

  return {
    add(chosen: readonly File[]) {
      const added = chosen.map((file) => {
        const photo = chosenPhoto(file);
        files.current.set(photo.id, file);
        return photo;
      });
      setPhotos((all) => [...all, ...added]);
    },
    retry: (id: string) => setPhoto(id, { state: 'waiting', message: '' }),
    remove(id: string) {
      running.current.get(id)?.abort();
      setPhotos((all) =>
        all.flatMap((one) => {
          if (one.id !== id) return [one];
          // A photo that was never uploaded is dropped at once.
          return one.address === '' ? [] : [{ ...one, removed: true }];
        }),
      );
    },
    restore: (id: string) => setPhoto(id, { removed: false }),
  };
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;
