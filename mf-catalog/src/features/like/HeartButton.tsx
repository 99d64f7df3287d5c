import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

type HeartButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** The product's name. */
  name: string;
  liked: boolean;
};

/** The heart on a tile; filled where the product is a favourite. */
export function HeartButton({ name, liked, ...rest }: HeartButtonProps) {
  return (
    <Heart type="button" aria-label={`收藏${name}`} aria-pressed={liked} {...rest}>
      <Icon name="heart" />
    </Heart>
  );
}

const Heart = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.width.touch};
  height: ${theme.width.touch};
  border-radius: ${theme.radius.small};
  color: ${theme.colour.inkSoft};
  transition: background ${theme.motion.quick};
  ${theme.media.hover} { &:hover { background: ${theme.colour.tint}; } }
  svg { transition: transform ${theme.motion.steady} ${theme.motion.ease}; }
  &:active svg { transform: scale(.8); }
  &[aria-pressed='true'] {
    color: ${theme.colour.vermilion};
    svg { fill: currentColor; }
  }
`;
