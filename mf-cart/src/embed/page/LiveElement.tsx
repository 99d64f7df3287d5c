import { type CSSProperties, createElement } from 'react';

interface LiveElementProps {
  tag: string;
  /** The element's attributes; '' leaves one out. */
  attributes: Readonly<Record<string, string>>;
  /** Custom properties of the element's style. */
  style?: Readonly<Record<string, string>>;
}

/** One of the elements, as it is on another site's page. */
export const LiveElement = ({ tag, attributes, style = {} }: LiveElementProps) =>
  createElement(tag, {
    ...Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name, value === '' ? undefined : value]),
    ),
    style: style as CSSProperties,
  });
