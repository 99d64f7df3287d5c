import { FakeUpload, fakeUploads } from '@pinpu/shared/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { usePictureUpload } from './use-picture-upload.ts';

it('adds the address to the current state of the form when the upload ends', async () => {
  fakeUploads();
  const [before, after] = [jest.fn(), jest.fn()];
  const { result, rerender } = renderHook(usePictureUpload, { initialProps: before });
  act(() => void result.current.upload(new File(['x'], 'tea.png')));
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  rerender(after);
  FakeUpload.sent[0]?.answer({ success: true, body: { address: '/pictures/tea.webp' } });
  await waitFor(() => expect(after).toHaveBeenCalledWith('/pictures/tea.webp'));
  expect(before).not.toHaveBeenCalled();
});
