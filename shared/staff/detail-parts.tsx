import { useLocation } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Disclosure, Notice } from '@pinpu/shared/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

/** The page of one item: its forms, and beside them its facts. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[32]};
  h2 { font-size: ${theme.size[20]}; }
  ${theme.media.desktop} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;

/** Says, on the page of a new item, that it was added and what to do next. */
export function AddedNotice({ message }: { message: string }) {
  const { state } = useLocation();
  const [isNew, setNew] = useState(Object(state).added === true);
  return isNew && <Notice variant="success" message={message} onClose={() => setNew(false)} />;
}

interface FiguresProps {
  figures: readonly (readonly [name: string, value: ReactNode])[];
  /** Large numbers, for the top of a page about one item. */
  large?: boolean;
}

/** Names above their numbers, side by side if there is room. */
export const Figures = ({ figures, large = false }: FiguresProps) => (
  <Numbers $large={large}>
    {figures.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Numbers>
);

const Numbers = styled.dl<{ $large: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $large }) => ($large ? '128px' : '88px')}, 1fr));
  gap: ${theme.space[8]} ${theme.space[16]};
  font-variant-numeric: tabular-nums;
  dt { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
  dd {
    white-space: nowrap;
    font-size: ${({ $large }) => theme.size[$large ? 25 : 17]};
    line-height: ${theme.leading.heading};
  }
`;

interface LazyDisclosureProps {
  summary: ReactNode;
  children: () => ReactNode;
  defaultOpen?: boolean;
}

/** A disclosure whose content is rendered, and its data loaded, only when it is first opened. */
export function LazyDisclosure({ summary, children, defaultOpen = false }: LazyDisclosureProps) {
  const [isOpened, setOpened] = useState(defaultOpen);
  return (
    <div onClickCapture={() => setOpened(true)}>
      <Disclosure summary={summary} defaultOpen={defaultOpen}>
        {isOpened && children()}
      </Disclosure>
    </div>
  );
}
