import { saveFile } from './save-file.ts';

it('has the browser download a file under its name, and frees the memory later', () => {
  jest.useFakeTimers();
  const [create, revoke] = [jest.fn(() => 'blob:1'), jest.fn()];
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  const clicked: string[][] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.href, this.download]);
  });
  const file = new Blob(['a,b']);
  saveFile(file, '報告.csv');
  expect(create).toHaveBeenCalledWith(file);
  expect(clicked).toEqual([['blob:1', '報告.csv']]);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith('blob:1');
});
