import { categoriesAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Chip, Icon } from '@pinpu/shared/ui';
import { type RefObject, useRef } from 'react';
import styled from 'styled-components';
import type { ChosenFilter } from '../../features/listing/chosen-filter.ts';
import { chosenTexts } from './chosen-texts.ts';

type ChosenFiltersProps = {
  filter: ChosenFilter;
  onChange: (filter: ChosenFilter) => void;
  /** The button that gets the focus when the last filter is removed. */
  lastly: RefObject<HTMLButtonElement | null>;
};

export function ChosenFilters({ filter, onChange, lastly }: ChosenFiltersProps) {
  const row = useRef<HTMLUListElement>(null);
  const all = chosenTexts(filter, useAtomValue(categoriesAtom));
  if (all.length === 0) return null;
  const remove = (at: number, without: ChosenFilter) => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const next = all.length === 1 ? lastly.current : (buttons[at + 1] ?? buttons[at - 1]);
    next?.focus();
    onChange(without);
  };
  const clear = () => {
    lastly.current?.focus();
    onChange({});
  };
  return (
    <Chosen ref={row} aria-label="已選的篩選條件">
      {all.map(({ text, without }, at) => (
        <li key={text}>
          <Chip type="button" aria-label={`移除篩選：${text}`} onClick={() => remove(at, without)}>
            {text}
            <Icon name="close" size={16} />
          </Chip>
        </li>
      ))}
      <li>
        <Button size="small" variant="quiet" onClick={clear}>
          清除全部
        </Button>
      </li>
    </Chosen>
  );
}

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  padding-bottom: ${theme.space[24]};
`;
