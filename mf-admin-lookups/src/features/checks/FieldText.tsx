import { isEmail } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { isBlank, isDay, isJson } from './text-checks.ts';

/** Shows a field's text by its kind: a day, an e-mail address or JSON; a dash if it is blank. */
export function FieldText({ text }: { text: string }) {
  if (isBlank(text)) return <Blank title="未填">—</Blank>;
  if (isDay(text)) return <Day dateTime={text}>{formatDate(text)}</Day>;
  if (isEmail(text)) return <a href={`mailto:${text.trim()}`}>{text.trim()}</a>;
  if (/^\s*[{[]/.test(text) && isJson(text))
    return <Json>{JSON.stringify(JSON.parse(text), null, 2)}</Json>;
  return text;
}

const Day = styled.time`
  white-space: nowrap;
`;

const Blank = styled.span`
  color: ${theme.colour.inkSoft};
`;

const Json = styled.pre`
  overflow-x: auto;
  font-size: ${theme.size[13]};
`;
