import type { ShopPriceRulePage } from '@pinpu/shared/contracts/backoffice';
import { Link } from '@pinpu/shared/router';
import { AddedNotice, ChangeButtons, useEdits, useFreshData } from '@pinpu/shared/staff';
import { useDocumentTitle } from '@pinpu/shared/state';
import { ConfirmDialog, LinkButton, Notice, Row, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { changeRule, fetchRule } from '../../../../api/price-rules.ts';
import { ruleKey } from '../../../../api/shop-keys.ts';
import { UnsavedGuard } from '../../../../features/changes/UnsavedGuard.tsx';
import { pathOfCopy, RULES_PATH } from '../rule-filter.ts';
import { EnableButton } from './EnableButton.tsx';
import { RuleBadge } from './RuleBadge.tsx';
import { RuleForm } from './RuleForm.tsx';
import { RuleOrders } from './RuleOrders.tsx';
import { StopButton } from './StopButton.tsx';
import { ruleOfTyped, typedOf } from './typed-rule.ts';
import { useRuleCall } from './use-rule-call.ts';
import { WarningList } from './WarningList.tsx';

function Head({ page, isChanged }: { page: ShopPriceRulePage; isChanged: boolean }) {
  const { rule } = page;
  return (
    <Stack $gap={8}>
      <Link to={RULES_PATH}>回優惠活動列表</Link>
      <Row>
        <h1>{rule.name}</h1>
        <RuleBadge state={rule.state} />
      </Row>
      <Row>
        {rule.enabled && <StopButton rule={rule} />}
        {!rule.enabled && !isChanged && <EnableButton page={page} />}
        <LinkButton as={Link} to={pathOfCopy(rule.rule_id)} $variant="quiet">
          複製
        </LinkButton>
      </Row>
    </Stack>
  );
}

/** What a save means for orders. */
function noteOf({ rule: { enabled, orders } }: ShopPriceRulePage): string {
  const later = enabled ? '儲存後立刻適用於之後的訂單。' : '';
  return orders > 0 ? `${later}已經成立的 ${orders} 筆訂單保留當時的優惠。` : later;
}

function Rule({ page }: { page: ShopPriceRulePage }) {
  const { rule, warnings, names } = page;
  const { typed, stored, isChanged, edit, clear } = useEdits(
    `price rule ${rule.rule_id}`,
    typedOf(rule),
  );
  const call = useRuleCall((confirm: boolean) =>
    changeRule(rule.rule_id, { version: rule.version, confirm, ...ruleOfTyped(typed) }),
  );
  const isAsking = call.unconfirmed.length > 0;
  const reset = (then: () => void) => {
    call.reset();
    then();
  };
  const note = noteOf(page);
  const shown = isChanged ? [] : warnings;
  return (
    <Stack $gap={24}>
      <UnsavedGuard active={isChanged && !call.isPending} />
      <Head page={page} isChanged={isChanged} />
      <AddedNotice message="已存成草稿。試算過沒有問題，再按「啟用」。" />
      {call.rejection !== '' && !isAsking && <Notice variant="danger" message={call.rejection} />}
      {call.isSuccess && !isChanged && <Notice variant="success" message="已儲存。" />}
      <WarningList warnings={shown} />
      <RuleForm
        id={rule.rule_id}
        typed={typed}
        names={names}
        stored={stored}
        rejections={call.faults}
        named={shown.map(({ text }) => text)}
        onType={(change) => reset(() => edit(change))}
        onSend={() => call.make(false, clear)}
        aside={<RuleOrders page={page} />}
      >
        {note !== '' && <Soft>{note}</Soft>}
        <ChangeButtons isChanged={isChanged} isPending={call.isPending} onUndo={() => reset(clear)}>
          {!rule.enabled && isChanged && <Soft>儲存後才能啟用。</Soft>}
        </ChangeButtons>
      </RuleForm>
      <ConfirmDialog
        open={isAsking}
        title={`再次確認：「${rule.name}」正在進行`}
        confirmLabel="我了解，仍要儲存"
        cancelLabel="回去修改"
        tone="danger"
        busy={call.isPending}
        onCancel={call.reset}
        onConfirm={() => call.make(true, clear)}
      >
        {call.unconfirmed.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </ConfirmDialog>
    </Stack>
  );
}

/** One rule at `/el/shop/price-rules/{id}`. */
export function RuleView({ id }: { id: string }) {
  const [data, waiting] = useFreshData('優惠活動', ruleKey(id), () => fetchRule(id));
  useDocumentTitle(data ? `優惠活動 ${data.rule.name}` : '優惠活動');
  if (data === undefined) return waiting;
  return <Rule page={data} />;
}
