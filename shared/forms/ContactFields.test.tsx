import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ContactFields } from './ContactFields.tsx';
import { RECIPIENT_INPUTS } from './contact-inputs.ts';

function Form({ postcode = '' }: { postcode?: string }) {
  const [values, setValues] = useState({
    ...{ cnt_name: '', phone1: '', email: '', addr1: '', addr1_postcode: postcode },
  });
  return (
    <ContactFields
      legend="收件人"
      fields={RECIPIENT_INPUTS}
      values={values}
      onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
    />
  );
}

it.each([
  ['', '220'],
  ['100', '100'],
])(
  'moves a postcode before the address to its field %j, where that is empty: %s [41 Missing]',
  async (typed, postcode) => {
    render(<Form postcode={typed} />);
    const address = screen.getByLabelText('地址');
    fireEvent.input(address, { target: { value: '220新北市板橋區文化路 1 號' } });
    fireEvent.blur(address);
    await act(async () => {
      await import('@pinpu/shared/domain/postcodes');
    });
    expect(address).toHaveValue('新北市板橋區文化路 1 號');
    expect(screen.getByLabelText('郵遞區號')).toHaveValue(postcode);
  },
);
