import {
  COMPANY_FIELDS,
  type Company,
  type CompanyField,
  companyLabel,
} from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Facts that are shown as links. */
const LINKS: Partial<Record<CompanyField, (fact: string) => ReactNode>> = {
  phone: (fact) => <a href={`tel:${fact.replaceAll(/[^\d+]/g, '')}`}>{fact}</a>,
  email: (fact) => <a href={`mailto:${fact}`}>{fact}</a>,
};

/** The facts that the company has stated; the others are left out. */
export const CompanyFacts = ({ company }: { company: Company }) => (
  <Facts>
    {COMPANY_FIELDS.filter((field) => company[field] !== '').map((field) => (
      <div key={field}>
        <dt>{companyLabel(field)}</dt>
        <dd>{LINKS[field]?.(company[field]) ?? company[field]}</dd>
      </div>
    ))}
  </Facts>
);

const Facts = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${theme.space[12]};
    border-bottom: ${theme.border.hairline};
    ${theme.media.tablet} { grid-template-columns: 9em minmax(0, 1fr); }
  }
  dt { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
  dd { margin: 0; overflow-wrap: anywhere; }
  a { color: ${theme.colour.vermilion}; }
`;
