import { SelectField } from '@pinpu/shared/ui';
import { carriageName } from './parcel-texts.ts';

interface HomeFieldProps {
  /** The kinds of carriage to an address that the shop's provider has. */
  home: readonly string[];
  /** '' for the shop's usual one. */
  value: string;
  onChange: (sub_type: string) => void;
}

/** Chooses the carrier of parcels to an address. */
export const HomeField = ({ home, value, onChange }: HomeFieldProps) => (
  <SelectField
    label="宅配的物流"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    <option value="">照商店設定</option>
    {home.map((one) => (
      <option key={one} value={one}>
        {carriageName(one)}
      </option>
    ))}
  </SelectField>
);
