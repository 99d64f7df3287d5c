import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PlaceFields } from './PlaceFields.tsx';

function Form({ initial = '', street = '' }: { initial?: string; street?: string }) {
  const [postcode, setPostcode] = useState(initial);
  const [address, setAddress] = useState(street);
  return (
    <>
      <PlaceFields
        postcode={postcode}
        address={address}
        onPostcode={setPostcode}
        onAddress={setAddress}
      />
      <output>{`${postcode} ${address}`}</output>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: '選擇縣市與行政區' }));

it('fills in the postcode and the address from city and district [41 point 5] [C12]', async () => {
  render(<Form street="文化路 1 號" />);
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('縣市'), '新北市');
  await userEvent.selectOptions(screen.getByLabelText('行政區'), '板橋區');
  expect(screen.getByRole('status')).toHaveTextContent('220 新北市板橋區文化路 1 號');
  await userEvent.selectOptions(screen.getByLabelText('縣市'), '新竹市');
  await userEvent.selectOptions(screen.getByLabelText('行政區'), '香山區');
  expect(screen.getByRole('status')).toHaveTextContent('300 新竹市香山區文化路 1 號');
});

it('is not offered where the postcode is known [41 point 5]', async () => {
  render(<Form initial="100" />);
  expect(await screen.findByRole('button', { name: '臺北市中正區' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '選擇縣市與行政區' })).not.toBeInTheDocument();
});
