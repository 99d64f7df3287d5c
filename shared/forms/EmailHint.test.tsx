import { passTime, stopTime } from '@pinpu/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { HintedEmailField } from './HintedEmailField.tsx';
import { TypedField } from './TypedField.tsx';

const forms = {
  'the field of a form with one e-mail': function Form() {
    const [email, setEmail] = useState('');
    return <HintedEmailField value={email} onChange={setEmail} />;
  },
  'a contact’s field': function Form() {
    const [email, setEmail] = useState('');
    return <TypedField kind="email" label="電子郵件" value={email} onChange={setEmail} />;
  },
};

const type = async (text: string) => {
  fireEvent.input(screen.getByLabelText('電子郵件'), { target: { value: text } });
  await passTime(800);
};
const take = () => screen.queryByRole('button', { name: '改用這個' });

it.each(Object.entries(forms))(
  '%s offers the address that was probably meant, with one press [41 Missing]',
  async (_where, Form) => {
    const user = stopTime();
    render(<Form />);
    await type('mei@gmial.com');
    expect(screen.getByRole('status')).toHaveTextContent('您是不是要輸入 mei@gmail.com？');
    const button = take();
    if (button) await user.click(button);
    expect(screen.getByLabelText('電子郵件')).toHaveValue('mei@gmail.com');
    expect(screen.getByLabelText('電子郵件')).toHaveFocus();
    await passTime(800);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
);

it('asks once typing pauses, and nothing while the address is being typed [41 Missing]', async () => {
  stopTime();
  const Form = forms['a contact’s field'];
  render(<Form />);
  fireEvent.input(screen.getByLabelText('電子郵件'), { target: { value: 'mei@gmail.co' } });
  await passTime(700);
  expect(take()).not.toBeInTheDocument();
  await type('mei@gmail.com');
  expect(take()).not.toBeInTheDocument();
});
