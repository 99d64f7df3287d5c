import { FakeUpload, fakeUploads } from '@pinpu/shared/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { Photo } from './photos.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

it('a photo is sent once, also where the form is drawn once more before it shows the end of the upload', async () => {
  fakeUploads();
  let photos: readonly Photo[] = [];
  const setPhotos = (change: (all: readonly Photo[]) => Photo[]) => {
    photos = change(photos);
  };
  const { result, rerender } = renderHook((shown) => usePhotoUploads(shown, setPhotos), {
    initialProps: photos,
  });
  act(() => result.current.add([new File(['x'], 'tea.png')]));
  rerender(photos);
  expect(FakeUpload.sent).toHaveLength(1);
  const sending = photos;
  FakeUpload.sent[0]?.answer({ success: true, body: { address: '/media/u/one' } });
  await waitFor(() => expect(photos[0]).toMatchObject({ state: 'stored' }));
  rerender([...sending]);
  expect(FakeUpload.sent).toHaveLength(1);
  expect(photos[0]).toMatchObject({ state: 'stored', address: '/media/u/one' });
});
