import { theme } from '@pinpu/shared/theme';
import { PageSection, Stack } from '@pinpu/shared/ui';
import { CodeBlock } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import type { EmbedScript } from '../../api/embed-script.ts';
import { BuilderFields } from './BuilderFields.tsx';
import { attributesOf, propertiesOf } from './builder-state.ts';
import { ELEMENTS, elementOf } from './described-elements.ts';
import { EventLog } from './EventLog.tsx';
import { LiveElement } from './LiveElement.tsx';
import { Preview } from './Preview.tsx';
import { elementTag, scriptTag, styleTag } from './tag-code.ts';
import { useBuilder } from './use-builder.ts';

interface BuilderProps {
  /** The product for an element without a chosen one; '' if the shop sells none. */
  product: string;
  /** The script, once the elements are defined. */
  script: EmbedScript | undefined;
}

/** Builds the tags of an element from the shown choices, with a preview. */
export function Builder({ product, script }: BuilderProps) {
  const { state, change } = useBuilder();
  const [first] = ELEMENTS;
  const element = elementOf(state.tag) ?? first;
  if (element === undefined) return null;
  const chosen = attributesOf(state, element);
  const attributes = chosen.product === '' ? { ...chosen, product } : chosen;
  const properties = propertiesOf(state);
  const site = state.attributes.site ?? '';
  const code = [
    scriptTag({
      ...{ shop: window.location.origin, site: /^pk_\w{16}$/.test(site) ? site : '' },
      exact: state.exact ? script : undefined,
    }),
    styleTag(element.tag, properties),
    elementTag(element.tag, attributes),
  ].filter((part) => part !== '');
  return (
    <PageSection title="產生標籤">
      <Columns>
        <BuilderFields
          state={{ ...state, attributes: { ...state.attributes, ...attributes } }}
          element={element}
          onChange={change}
        />
        <Stack $gap={24}>
          <Preview state={state} onChange={change}>
            {script && <LiveElement tag={element.tag} attributes={attributes} style={properties} />}
          </Preview>
          <Stack $gap={8}>
            <h3>貼到您的網頁</h3>
            <CodeBlock code={code.join('\n\n')} what="標籤的程式碼" />
            {site === '' && <p>pk_… 請換成商店給您的網站代碼。同一頁的 script 只要一個。</p>}
          </Stack>
          <EventLog />
        </Stack>
      </Columns>
    </PageSection>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[32]};
  h3 { font-size: ${theme.size[20]}; }
  ${theme.media.desktop} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
`;
