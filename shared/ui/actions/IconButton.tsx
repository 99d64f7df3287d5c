import { theme } from '@pinpu/shared/theme';
import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../brand/Icon.tsx';
import type { IconName } from '../brand/icon-paths.ts';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: IconName;
  'aria-label': string;
};

/** An icon button, 44 px in both directions. */
export function IconButton({ icon, ...rest }: IconButtonProps) {
  return (
    <Face type="button" {...rest}>
      <Icon name={icon} />
    </Face>
  );
}

/** The look of an icon button, for a link: `styled(Link)` with this inside. */
export const iconButtonCss = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.width.touch};
  height: ${theme.width.touch};
  border-radius: ${theme.radius.small};
  color: inherit;
  transition: background ${theme.motion.quick};
  ${theme.media.hover} { &:hover:not(:disabled, [aria-disabled='true']) { background: ${theme.colour.tint}; } }
  &:disabled, &[aria-disabled='true'] { opacity: .4; cursor: not-allowed; }
`;

const Face = styled.button`
  ${iconButtonCss}
`;
