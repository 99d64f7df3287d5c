import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { RuleNames } from '@pinpu/shared/contracts/backoffice';
import { taipeiDate } from '@pinpu/shared/domain';
import { Link, useNavigate } from '@pinpu/shared/router';
import { useFreshData } from '@pinpu/shared/staff';
import { useDocumentTitle } from '@pinpu/shared/state';
import { Button, Notice, Row, Stack } from '@pinpu/shared/ui';
import { addRule, fetchRule } from '../../../../api/price-rules.ts';
import { ruleKey } from '../../../../api/shop-keys.ts';
import { UnsavedGuard } from '../../../../features/changes/UnsavedGuard.tsx';
import { pathOfRule, RULES_PATH } from '../rule-filter.ts';
import { RuleForm } from './RuleForm.tsx';
import { copyOf, EMPTY, ruleOfTyped, type TypedRule } from './typed-rule.ts';
import { useRuleCall } from './use-rule-call.ts';

const NO_NAMES: RuleNames = { goods: {}, products: {}, categories: {}, makers: {} };

interface NewFormProps {
  draft: string;
  begin: TypedRule;
  names: RuleNames;
}

function NewForm({ draft, begin, names }: NewFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useAdminDraft(draft, begin);
  const call = useRuleCall(addRule);
  const isTyped = JSON.stringify(typed) !== JSON.stringify(EMPTY);
  const open = (id: string) => navigate(pathOfRule(id), { replace: true, state: { added: true } });
  return (
    <Stack $gap={24}>
      <UnsavedGuard active={isTyped && !call.isPending && !call.isSuccess} />
      <Stack $gap={8}>
        <Link to={RULES_PATH}>回優惠活動列表</Link>
        <h1>新增優惠活動</h1>
      </Stack>
      {call.rejection !== '' && <Notice variant="danger" message={call.rejection} />}
      <RuleForm
        id=""
        typed={typed}
        names={names}
        rejections={call.faults}
        onType={(change) => {
          call.reset();
          setTyped((before) => ({ ...before, ...change }));
        }}
        onSend={() => call.make(ruleOfTyped(typed), ({ rule }) => open(rule.rule_id))}
      >
        <Row>
          <Button type="submit" busy={call.isPending}>
            儲存草稿
          </Button>
        </Row>
      </RuleForm>
    </Stack>
  );
}

function CopyForm({ id }: { id: string }) {
  const [data, waiting] = useFreshData('優惠活動', ruleKey(id), () => fetchRule(id));
  if (data === undefined) return waiting;
  const begin = copyOf(data.rule, taipeiDate(new Date()));
  return <NewForm draft={`copied price rule ${id}`} begin={begin} names={data.names} />;
}

/** A new rule at `/el/shop/price-rules/new`, or a copy of another (`?from=ID`); afterwards its own page is shown. */
export function NewRule({ from }: { from: string }) {
  useDocumentTitle('新增優惠活動');
  if (from !== '') return <CopyForm key={from} id={from} />;
  return <NewForm draft="new price rule" begin={EMPTY} names={NO_NAMES} />;
}
