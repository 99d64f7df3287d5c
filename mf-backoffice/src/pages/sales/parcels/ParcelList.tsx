import type { ShopParcel } from '@pinpu/shared/contracts/backoffice';
import { Link } from '@pinpu/shared/router';
import { PageLinks } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Checkbox, EmptyState, Notice } from '@pinpu/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { ParcelFilter } from '../../../api/parcels.ts';
import { LabelPages } from '../../../features/parcels/LabelPages.tsx';
import { ParcelCard } from '../../../features/parcels/ParcelCard.tsx';
import { isToHandIn } from '../../../features/parcels/parcel-texts.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { EMPTY_TEXTS, pathOfFilter } from './parcel-filter.ts';

interface ParcelListProps {
  parcels: readonly ShopParcel[];
  filter: ParcelFilter;
  /** The cursor of the next page; '' at the end. */
  next: string;
}

const Pages = ({ filter, next }: Omit<ParcelListProps, 'parcels'>) => {
  const { after, ...first } = filter;
  return (
    <PageLinks>
      {after && <Link to={pathOfFilter(first)}>回到第一頁</Link>}
      {next !== '' && <Link to={pathOfFilter({ ...filter, after: next })}>較早的包裹</Link>}
    </PageLinks>
  );
};

interface LabelBarProps {
  /** Those that can be chosen, and those that are. */
  ids: readonly string[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Chooses the parcels whose labels are printed. */
const LabelBar = ({ ids, chosen, onChoose }: LabelBarProps) => (
  <Bar>
    <Checkbox
      label={chosen.length > 0 ? `已選 ${chosen.length} 個` : '全選這一頁'}
      checked={chosen.length === ids.length}
      onChange={({ currentTarget }) => onChoose(currentTarget.checked ? ids : [])}
    />
    {chosen.length > 0 && <LabelPages key={chosen.join()} ids={chosen} />}
  </Bar>
);

/** A page of parcels. Those to hand in can be chosen for their labels. */
export function ParcelList({ parcels, filter, next }: ParcelListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const isPrinting = filter.tab === 'to-hand-in';
  const ids = parcels.filter(isToHandIn).map(({ id }) => id);
  if (parcels.length === 0)
    return (
      <>
        {done !== '' && <Notice variant="success" message={done} />}
        <EmptyState>
          {filter.q === '' ? EMPTY_TEXTS[filter.tab] : '沒有符合的包裹，請換個訂單編號或單號。'}
        </EmptyState>
      </>
    );
  const choose = (id: string, isChosen: boolean) => {
    const all = new Set(chosen);
    if (isChosen) all.add(id);
    else all.delete(id);
    setChosen(all);
  };
  return (
    <>
      {isPrinting && ids.length > 0 && (
        <LabelBar
          ids={ids}
          chosen={ids.filter((id) => chosen.has(id))}
          onChoose={(all) => setChosen(new Set(all))}
        />
      )}
      {done !== '' && <Notice variant="success" message={done} />}
      {filter.tab === 'money' ? (
        <MoneyTable parcels={parcels} />
      ) : (
        <ul aria-label="包裹" ref={list} tabIndex={-1}>
          {parcels.map((parcel) => (
            <ParcelCard
              key={parcel.id}
              parcel={parcel}
              {...(isPrinting &&
                isToHandIn(parcel) && {
                  isChosen: chosen.has(parcel.id),
                  onChoose: (isChosen: boolean) => choose(parcel.id, isChosen),
                })}
              onMoved={({ ord_code }, what) => {
                setDone(`${ord_code}：已${what}。`);
                // The parcel may leave the list, and its buttons with it.
                list.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <Pages filter={filter} next={next} />
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[8]} ${theme.space[24]};
  padding: ${theme.space[8]} ${theme.space[12]};
  border-bottom: ${theme.border.edge};
`;
