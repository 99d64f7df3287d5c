import type { ShownPart } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { Button, Row } from '@pinpu/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { partLabel, useInspectedPage } from './inspected-page.ts';
import type { InspectedBuild } from './inspection.ts';
import { Facts, Heading, List } from './inspector-styles.ts';
import { PartDetails } from './PartDetails.tsx';
import type { InspectedPart } from './part-inspection.ts';

interface PartListProps {
  parts: readonly InspectedPart[];
  builds: readonly InspectedBuild[];
  /** The part that was picked on the page; its button gets the focus. */
  chosen: string | undefined;
  onOutline: (part: ShownPart | undefined) => void;
  onPick: () => void;
}

/** The parts on the page; pointing at one, or focusing it, brings it into view and outlines it. */
export function PartList({ parts, builds, chosen, onOutline, onPick }: PartListProps) {
  const picked = useRef<HTMLButtonElement>(null);
  useEffect(() => picked.current?.focus(), []);
  const page = useInspectedPage();
  const outline = (id: string) => {
    page.scrollTo(id);
    onOutline(page.parts().find((part) => part.id === id));
  };
  return (
    <section aria-labelledby="inspector-parts">
      <Head>
        <Heading id="inspector-parts">畫面上的部分</Heading>
        <Button variant="secondary" size="small" onClick={onPick}>
          在畫面上指出
        </Button>
      </Head>
      <List>
        {parts.map((part) => {
          const { id, remote } = part;
          const build = builds.find(({ name }) => name === remote);
          return (
            <li key={id}>
              <PartButton
                ref={id === chosen ? picked : undefined}
                type="button"
                onFocus={() => outline(id)}
                onBlur={() => onOutline(undefined)}
                onPointerEnter={() => outline(id)}
                onPointerLeave={() => onOutline(undefined)}
                onClick={() => outline(id)}
              >
                <b>{partLabel(id)}</b>
                <Facts as="span">
                  {[build?.channel, build?.version].filter(Boolean).join(' ')}
                </Facts>
              </PartButton>
              <PartDetails part={part} />
            </li>
          );
        })}
      </List>
      {parts.length === 0 && <Facts>這個畫面沒有模組提供的部分。</Facts>}
    </section>
  );
}

const Head = styled(Row)`
  justify-content: space-between;
  margin-bottom: ${theme.space[8]};
  h3 { margin: 0; }
`;

const PartButton = styled.button`
  display: grid;
  width: 100%;
  min-height: ${theme.width.touch};
  padding: ${theme.space[4]} ${theme.space[8]};
  border: ${theme.border.hairline};
  text-align: start;
  overflow-wrap: anywhere;
  &:hover, &:focus-visible { background: ${theme.colour.celadonTint}; }
`;
