import type { AuditFilter } from '@pinpu/shared/contracts';
import { DateField } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Row, SelectField, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { AREAS } from './audit-texts.ts';

interface AuditFilterFormProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

const EMPTY: AuditFilter = { actor: '', action: '', subject: '', kind: '', day: '' };

interface ActionFieldsProps {
  typed: AuditFilter;
  onType: (change: Partial<AuditFilter>) => void;
}

/** Which actions are listed: of one area, and only changes or all. */
function ActionFields({ typed, onType }: ActionFieldsProps) {
  const isKnown = typed.action === '' || Object.hasOwn(AREAS, typed.action);
  return (
    <>
      <SelectField
        label="操作"
        value={typed.action}
        onChange={({ currentTarget }) => onType({ action: currentTarget.value })}
      >
        <option value="">全部</option>
        {!isKnown && <option value={typed.action}>{typed.action}</option>}
        {Object.entries(AREAS).map(([area, text]) => (
          <option key={area} value={area}>
            {text}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="種類"
        value={typed.kind}
        onChange={({ currentTarget }) =>
          onType({ kind: currentTarget.value === 'changes' ? 'changes' : '' })
        }
      >
        <option value="">全部</option>
        <option value="changes">只看變更，不看讀取</option>
      </SelectField>
    </>
  );
}

/** Filters by actor, action, subject and day (Taipei time). */
export function AuditFilterForm({ filter, onChange }: AuditFilterFormProps) {
  const [typed, setTyped] = useState(filter);
  return (
    <form
      role="search"
      aria-label="篩選操作紀錄"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...typed, actor: typed.actor.trim(), subject: typed.subject.trim() });
      }}
    >
      <Fields>
        <TextField
          label="操作者"
          autoCapitalize="none"
          maxLength={64}
          value={typed.actor}
          onChange={({ currentTarget }) => setTyped({ ...typed, actor: currentTarget.value })}
        />
        <ActionFields typed={typed} onType={(change) => setTyped({ ...typed, ...change })} />
        <TextField
          label="對象"
          hint="訂單編號、帳號等"
          maxLength={200}
          value={typed.subject}
          onChange={({ currentTarget }) => setTyped({ ...typed, subject: currentTarget.value })}
        />
        <DateField
          label="日期"
          value={typed.day}
          onChange={({ currentTarget }) => setTyped({ ...typed, day: currentTarget.value })}
        />
      </Fields>
      <Row>
        <Button type="submit">篩選</Button>
        <Button
          variant="secondary"
          onClick={() => {
            setTyped(EMPTY);
            onChange(EMPTY);
          }}
        >
          清除
        </Button>
      </Row>
    </form>
  );
}

const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[16]};
  margin-bottom: ${theme.space[16]};
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${theme.media.content} { grid-template-columns: repeat(5, minmax(0, 1fr)); }
`;
