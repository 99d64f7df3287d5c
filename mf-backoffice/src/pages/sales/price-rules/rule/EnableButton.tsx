import type { ShopPriceRulePage } from '@pinpu/shared/contracts/backoffice';
import { isToConfirm } from '@pinpu/shared/domain';
import { Button, ConfirmDialog, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useState } from 'react';
import { enableRule } from '../../../../api/price-rules.ts';
import { ConditionsText } from './ConditionsText.tsx';
import { ruleSentence } from './rule-texts.ts';
import { useRuleCall } from './use-rule-call.ts';
import { WarningList } from './WarningList.tsx';

/** Enables a rule after a question, and after a second one where it would lose money. */
export function EnableButton({ page }: { page: ShopPriceRulePage }) {
  const { rule, warnings, names } = page;
  const [step, setStep] = useState<'' | 'first' | 'second'>('');
  const call = useRuleCall((confirm: boolean) => enableRule(rule.rule_id, rule.version, confirm));
  const lossy = [...warnings.filter(isToConfirm), ...call.unconfirmed].map(({ text }) => text);
  const isAskingAgain = step === 'second' || (step === 'first' && call.unconfirmed.length > 0);
  const close = () => setStep('');
  const enable = (confirm: boolean) => call.make(confirm, close);
  // A refusal that asks for the confirmation is what the second question shows.
  const rejection = call.unconfirmed.length > 0 ? '' : call.rejection;
  return (
    <>
      <Button
        onClick={() => {
          call.reset();
          setStep('first');
        }}
      >
        啟用
      </Button>
      <ConfirmDialog
        open={step === 'first' && !isAskingAgain}
        title={`啟用「${rule.name}」`}
        confirmLabel={lossy.length > 0 ? '繼續' : '啟用'}
        busy={call.isPending}
        onCancel={close}
        onConfirm={() => (lossy.length > 0 ? setStep('second') : enable(false))}
      >
        <Stack $gap={8}>
          <b>{ruleSentence(rule, names)}</b>
          <Soft>
            <ConditionsText conditions={rule.conditions} />
          </Soft>
          <WarningList warnings={warnings} />
          {rejection && <p role="alert">{rejection}</p>}
        </Stack>
      </ConfirmDialog>
      <ConfirmDialog
        open={isAskingAgain}
        title={`再次確認：啟用「${rule.name}」？`}
        confirmLabel="我了解，仍要啟用"
        cancelLabel="先不要"
        tone="danger"
        busy={call.isPending}
        onCancel={close}
        onConfirm={() => enable(true)}
      >
        <Stack $gap={8}>
          {[...new Set(lossy)].map((text) => (
            <p key={text}>{text}</p>
          ))}
          {rejection && <p role="alert">{rejection}</p>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
