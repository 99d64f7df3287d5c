import { brandColourFault, brandColours, isColour } from '@pinpu/shared/domain';
import { createGlobalStyle } from 'styled-components';
import { schemeRules } from './scheme.ts';

/** The rules of a shop's primary colour (`#rrggbb`); null for '' and for what would not be readable. */
export function brandRules(colour: string) {
  if (!isColour(colour) || brandColourFault(colour) !== null) return null;
  const { light, dark } = brandColours(colour);
  return schemeRules(light, dark);
}

/** Defined after the theme's own style, whose selectors it has: of equal ones the later counts. */
const Rules = createGlobalStyle<{ $rules: ReturnType<typeof schemeRules> }>`
  ${({ $rules }) => $rules}
`;

/** The shop's primary colour in the place of the theme's, in both schemes. */
export function BrandStyle({ colour }: { colour: string }) {
  const rules = brandRules(colour);
  return rules && <Rules $rules={rules} />;
}
