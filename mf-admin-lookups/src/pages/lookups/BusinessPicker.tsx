import { useQuery } from '@pinpu/shared/query';
import { useMemo } from 'react';
import { Combobox } from '../../features/combobox/Combobox.tsx';
import { bizUsers } from './lists/biz-users.ts';
import { lookupQuery } from './lookup-query.ts';

interface BusinessPickerProps {
  value: string;
  onChange: (id: string) => void;
}

/** Chooses the business user that the views of billing follow. */
export function BusinessPicker({ value, onChange }: BusinessPickerProps) {
  const { data } = useQuery(lookupQuery(bizUsers, {}));
  const items = useMemo(
    () => data?.map((item) => ({ id: bizUsers.idOf(item), label: bizUsers.labelOf(item) })) ?? [],
    [data],
  );
  return (
    <Combobox label="商家" placeholder="全部商家" items={items} value={value} onChange={onChange} />
  );
}
