import { theme } from '@pinpu/shared/theme';
import { Button, PlaceHelp, SelectField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

// Eight kilobytes, loaded only when somebody asks.
const load = () => import('@pinpu/shared/domain/postcodes');
type Postcodes = Awaited<ReturnType<typeof load>>;

interface PlaceFieldsProps {
  postcode: string;
  address: string;
  onPostcode: (postcode: string) => void;
  onAddress: (address: string) => void;
}

/** Below a postcode: its districts for the address, or the choice of city and district where it is not known. */
export const PlaceFields = (props: PlaceFieldsProps) => (
  <>
    <PlaceHelp {...props} />
    <PlaceChoice {...props} />
  </>
);

/** For those who do not know their postcode: city and district, which fill in the postcode and the address. */
function PlaceChoice({ postcode, address, onPostcode, onAddress }: PlaceFieldsProps) {
  const [rules, setRules] = useState<Postcodes>();
  const [city, setCity] = useState('');
  if (rules === undefined) {
    if (postcode !== '') return null;
    // Where loading fails, the postcode can still be typed.
    const open = () =>
      load().then(
        (found) => setRules(() => found),
        () => undefined,
      );
    return (
      <Button variant="quiet" size="small" onClick={open}>
        選擇縣市與行政區
      </Button>
    );
  }
  const districts = rules.districtsIn(city);
  const choose = (name: string) => {
    const place = districts.find(({ district }) => district === name);
    if (place === undefined) return;
    onPostcode(place.code);
    onAddress(rules.addressIn(place, address));
  };
  const chosen = districts.find((place) => rules.isAddressIn(place, address));
  return (
    <Two>
      <SelectField
        label="縣市"
        value={city}
        onChange={({ currentTarget: { value } }) => setCity(value)}
      >
        <option value="">請選擇</option>
        {rules.CITIES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        label="行政區"
        value={chosen?.district ?? ''}
        onChange={({ currentTarget: { value } }) => choose(value)}
      >
        <option value="">{city === '' ? '請先選縣市' : '請選擇'}</option>
        {districts.map(({ district }) => (
          <option key={district}>{district}</option>
        ))}
      </SelectField>
    </Two>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8em, 100%), 1fr));
  gap: ${theme.space[8]};
  padding-top: ${theme.space[8]};
`;
