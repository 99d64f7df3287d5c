import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** The name of an offer, on goods that it holds for. Names of shops may be long, so it wraps. */
export const OfferTag = styled.span`
  display: inline-block;
  max-width: 100%;
  padding: 2px ${theme.space[12]};
  border-radius: ${theme.radius.round};
  background: ${theme.colour.vermilionTint};
  color: ${theme.colour.vermilionDeep};
  font-size: ${theme.size[13]};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.heading};
  overflow-wrap: anywhere;
  @media (forced-colors: active) { border: 1px solid; }
`;
