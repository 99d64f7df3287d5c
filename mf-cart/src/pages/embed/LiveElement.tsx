import { type CSSProperties, createElement } from 'react';

interface LiveElementProps {
  tag: string;
  /** '' for one that is not set. */
  attributes: Readonly<Record<string, string>>;
  /** Custom properties of its style. */
  style?: Readonly<Record<string, string>>;
}

/** One of the elements, as a page that is not the shop's has it. */
export const LiveElement = ({ tag, attributes, style = {} }: LiveElementProps) =>
  createElement(tag, {
    ...Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name, value === '' ? undefined : value]),
    ),
    style: style as CSSProperties,
  });
