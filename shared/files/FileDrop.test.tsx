import { fireEvent, render, screen } from '@testing-library/react';
import { FileDrop } from './FileDrop.tsx';

const tea = new File(['x'], 'tea.csv');
const cup = new File(['x'], 'cup.csv');

const onFiles = jest.fn();
const show = (props: { multiple?: boolean; disabled?: boolean }) => {
  onFiles.mockClear();
  render(<FileDrop label="選擇檔案" hint="" accept=".csv" onFiles={onFiles} {...props} />);
};
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: '選擇檔案' }), { dataTransfer: { files } });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('選擇檔案，檔案'), { target: { files } });

describe('a place for files', () => {
  it.each([
    ['dropped', drop],
    ['chosen', choose],
  ])('takes files that are %s, all of them where it takes several [A6]', (_how, give) => {
    show({ multiple: true });
    give(tea, cup);
    expect(onFiles.mock.calls).toEqual([[[tea, cup]]]);
  });

  it('takes the first of several where it takes one', () => {
    show({});
    drop(tea, cup);
    expect(onFiles.mock.calls).toEqual([[[tea]]]);
  });

  it('takes nothing while it is disabled', () => {
    show({ disabled: true });
    drop(tea);
    expect(screen.getByRole('button', { name: '選擇檔案' })).toBeDisabled();
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('ignores a dropped text, which has no file', () => {
    show({ multiple: true });
    drop();
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('takes the same file again once it has been chosen', () => {
    show({});
    const input = screen.getByLabelText<HTMLInputElement>('選擇檔案，檔案');
    const cleared = jest.spyOn(input, 'value', 'set');
    choose(tea);
    expect(cleared).toHaveBeenCalledWith('');
  });
});
