import { appStore } from '@pinpu/shared/state';
import { FakeUpload, fakeUploads } from '@pinpu/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uploadsAtom } from '../../state/uploads.ts';
import { startWith } from '../../testing/admin.tsx';
import { esch, fileNamed, show, TOKEN } from '../../testing/files.ts';

const uploadList = () => screen.findByRole('list', { name: '這次上傳的檔案' });
const lines = async () =>
  within(await uploadList())
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('選擇檔案，檔案'), { target: { files } });

beforeEach(() => {
  startWith('jwt-1');
  appStore.set(uploadsAtom, []);
  fakeUploads();
});

describe('uploading', () => {
  it('sends several files, two at a time, with the token of the day, and shows the progress [A6] [A7] [A8]', async () => {
    await show();
    choose(fileNamed('1.txt'), fileNamed('2.txt'), fileNamed('3.txt'));
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
    // The order in which the two are sent is not defined: both wait for the same configuration.
    const [first, second] = ['1.txt', '2.txt'].map((name) =>
      FakeUpload.sent.find((upload) => (upload.form.get('files') as File).name === name),
    );
    expect(first?.form.get('access_token')).toBe(TOKEN);
    expect([first?.form.get('owner'), first?.form.get('overwrite')]).toEqual(['WEB', 'false']);
    expect(first?.headers.authorization).toBe('Bearer jwt-1');
    first?.progress(0.42);
    await waitFor(async () =>
      expect(await lines()).toEqual([
        expect.stringContaining('上傳中 42%'),
        expect.stringContaining('上傳中 0%'),
        expect.stringContaining('等待上傳'),
      ]),
    );
    second?.answer({ Success: true, link: '/files/WEB/x/2.txt', Data: [] });
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(3));
    expect((await lines())[1]).toContain('已上傳');
  });

  it('says at once what the server would reject, and sends the rest [A6]', async () => {
    await show();
    choose(
      fileNamed('run.exe'),
      fileNamed('large.txt', 2001),
      fileNamed('empty.pdf', 0),
      fileNamed('ok.txt'),
    );
    expect(await lines()).toEqual([
      expect.stringContaining('這個類型無法上傳，可上傳：txt、pdf。'),
      expect.stringContaining('檔案超過 2.0 KB，請縮小或分成數個檔案後再上傳。'),
      expect.stringContaining('這是空的檔案，請確認後再上傳。'),
      expect.stringContaining('上傳中'),
    ]);
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  });

  it('shows beside a file why it was rejected, keeps it, and sends it again on request [A6] [X2]', async () => {
    await show();
    choose(fileNamed('a.pdf'));
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
    const Message = [{ Code: 'FILE_CONTENT', Message: '「a.pdf」的內容與副檔名不符' }];
    FakeUpload.sent[0]?.answer({ Success: false, Message }, 400);
    await userEvent.click(await screen.findByRole('button', { name: '重試：a.pdf' }));
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
    FakeUpload.sent[1]?.fail();
    await waitFor(async () => expect((await lines())[0]).toContain('伺服器連線錯誤'));
    await userEvent.click(screen.getByRole('button', { name: '移除：a.pdf' }));
    expect(screen.queryByRole('list', { name: '這次上傳的檔案' })).not.toBeInTheDocument();
  });

  it('is cancelled while it is sent, and can be sent again [A6]', async () => {
    await show();
    choose(fileNamed('a.pdf'));
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: '取消：a.pdf' }));
    expect(FakeUpload.sent[0]?.isAborted).toBe(true);
    expect((await lines())[0]).toContain('已取消');
    await userEvent.click(screen.getByRole('button', { name: '重試：a.pdf' }));
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
  });

  it('is not sent when it was cancelled before [A6]', async () => {
    const { promise: pending, resolve: release } = Promise.withResolvers<void>();
    await show({ 'GET /api/Config/esch': () => pending.then(() => esch) });
    choose(fileNamed('a.pdf'), fileNamed('b.pdf'));
    await userEvent.click(screen.getByRole('button', { name: '取消：a.pdf' }));
    release();
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
    expect(FakeUpload.sent[0]?.form.get('files')).toMatchObject({ name: 'b.pdf' });
    expect((await lines())[0]).toContain('已取消');
  });

  it('accepts dropped files [A6]', async () => {
    await show();
    const zone = screen.getByRole('group', { name: '選擇檔案' });
    fireEvent.drop(zone, { dataTransfer: { files: [fileNamed('dropped.txt')] } });
    expect((await lines())[0]).toContain('dropped.txt');
  });
});
