import styled from 'styled-components';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

type IconProps = {
  name: IconName;
  size?: number;
  /** Accessible name, for an icon without text beside it. */
  label?: string;
};

/** An icon in the current text colour. */
export function Icon({ name, size = 24, label }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing viewBox="0 0 24 24" width={size} height={size} {...naming}>
      <path d={ICON_PATHS[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: square;
  vector-effect: non-scaling-stroke;
`;
