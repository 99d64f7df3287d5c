import styled from 'styled-components';
import { type ButtonLook, buttonCss } from './button-css.ts';

/** A link that looks like a button: `<LinkButton as={Link} to="/products" $variant="secondary">`. */
export const LinkButton = styled.a<ButtonLook>`
  ${buttonCss}
`;
