import { theme } from '@pinpu/shared/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { doubleRule } from './rule.ts';

type PageSectionProps = {
  title: ReactNode;
  /** The level of the heading; 2 by default. */
  level?: 1 | 2 | 3;
  /** Shown at the end of the heading's line, such as a 'see more' link. */
  more?: ReactNode;
  children: ReactNode;
};

/** A section of a page with heading and rule; labelled by the heading. */
export function PageSection({ title, level = 2, more, children }: PageSectionProps) {
  const id = useId();
  const Heading: `h${1 | 2 | 3}` = `h${level}`;
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Title as={Heading} id={id} $level={level}>
          {title}
        </Title>
        {more}
      </Head>
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  ${doubleRule}
  ${theme.media.tablet} { gap: ${theme.space[24]}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[16]};
`;

const headings = {
  1: { phone: 25, desktop: 40 },
  2: { phone: 25, desktop: 32 },
  3: { phone: 20, desktop: 20 },
} as const;

const Title = styled.h2<{ $level: 1 | 2 | 3 }>`
  font-size: ${({ $level }) => theme.size[headings[$level].phone]};
  letter-spacing: .04em;
  ${theme.media.desktop} { font-size: ${({ $level }) => theme.size[headings[$level].desktop]}; }
`;
