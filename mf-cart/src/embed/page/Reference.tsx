import { theme } from '@pinpu/shared/theme';
import { Disclosure, PageSection, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { ELEMENTS } from './described-elements.ts';

interface NamesProps {
  title: string;
  /** Name and purpose, and a type if there is one. */
  names: readonly { name: string; summary: string; detail?: string }[];
  /** Short entries, in two columns if there is room. */
  dense?: boolean;
}

const Names = ({ title, names, dense = false }: NamesProps) =>
  names.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <List $dense={dense}>
        {names.map(({ name, summary, detail }) => (
          <div key={name}>
            <dt>
              <code translate="no">{name}</code>
            </dt>
            <dd>
              {summary}
              {detail && <code translate="no">{detail}</code>}
            </dd>
          </div>
        ))}
      </List>
    </section>
  );

export const Reference = () => (
  <PageSection title="屬性、事件與樣式">
    <p>
      屬性也可以當作 JavaScript
      的屬性使用（promoCode、checkoutTarget）。事件會往上冒泡，可以在元素或 document 上監聽。
    </p>
    {ELEMENTS.map(({ tag, attributes, events, methods, slots, parts, properties }) => (
      <Disclosure key={tag} summary={<code translate="no">&lt;{tag}&gt;</code>}>
        <Stack $gap={24}>
          <Names title="屬性" names={attributes} />
          <Names title="事件" names={events} />
          <Names
            title="方法"
            names={methods.map(({ call, summary }) => ({ name: call, summary }))}
          />
          <Names
            title="插槽"
            names={slots.map((slot) => ({ ...slot, name: slot.name || '（預設）' }))}
          />
          <Names title="::part()" names={parts} dense />
          <Names title="CSS 自訂屬性" names={properties} dense />
        </Stack>
      </Disclosure>
    ))}
  </PageSection>
);

const List = styled.dl<{ $dense: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${theme.space[16]};
    padding-block: ${theme.space[8]};
    border-bottom: ${theme.border.hairline};
  }
  code { font: ${theme.size[13]}/1.6 ui-monospace, Menlo, Consolas, monospace; }
  dd { font-size: ${theme.size[15]}; }
  dd code { display: block; color: ${theme.colour.inkSoft}; }
  ${theme.media.tablet} { > div { grid-template-columns: 13em minmax(0, 1fr); } }
  ${theme.media.desktop} {
    grid-template-columns: repeat(${({ $dense }) => ($dense ? 2 : 1)}, minmax(0, 1fr));
    column-gap: ${theme.space[32]};
  }
`;
