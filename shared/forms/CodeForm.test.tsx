import { appStore, keepPageAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { CodeForm } from './CodeForm.tsx';

const onSubmit = jest.fn();
const onType = jest.fn();
const show = (props: Partial<ComponentProps<typeof CodeForm>>) => {
  onSubmit.mockClear();
  onType.mockClear();
  return renderAt(
    '/',
    '/',
    <CodeForm
      submit="登入"
      busy={false}
      rejection={undefined}
      onSubmit={onSubmit}
      onType={onType}
      {...props}
    >
      <p>驗證碼已寄出</p>
    </CodeForm>,
  );
};
const field = () => screen.getByLabelText('驗證碼');

describe('the form of a code', () => {
  it('has the focus in its field, and submits the code without surrounding text [V5]', async () => {
    show({});
    expect(field()).toHaveFocus();
    await userEvent.keyboard(' 123 456 {Enter}');
    expect(onSubmit.mock.calls).toEqual([['123456']]);
  });

  it('submits no empty code [V5]', async () => {
    show({});
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits no second code while the first is being checked, where its button is elsewhere, too [V5]', async () => {
    show({ busy: true, submit: undefined });
    await userEvent.keyboard('123456{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows why a code was rejected until another is typed [V5]', async () => {
    show({ rejection: '驗證碼錯誤或已失效' });
    expect(field()).toHaveAccessibleDescription(/^驗證碼錯誤或已失效/);
    expect(onType).not.toHaveBeenCalled();
    await userEvent.type(field(), '1');
    expect(onType).toHaveBeenCalledTimes(1);
  });

  it('keeps the page from being reloaded as long as it is shown', () => {
    const { unmount } = show({});
    expect(appStore.get(keepPageAtom)).toBe(true);
    unmount();
    expect(appStore.get(keepPageAtom)).toBe(false);
  });
});
