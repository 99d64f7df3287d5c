import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { heartCss } from './heart-css.ts';

type HeartButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  name: string;
  liked: boolean;
};

/** The heart on a tile; filled if the product is a favourite. */
export function HeartButton({ name, liked, ...rest }: HeartButtonProps) {
  return (
    <Heart type="button" aria-label={`收藏${name}`} aria-pressed={liked} {...rest}>
      <Icon name="heart" />
    </Heart>
  );
}

const Heart = styled.button`
  ${heartCss}
  display: grid;
  place-items: center;
  width: ${theme.width.touch};
  height: ${theme.width.touch};
`;
