import { LinesField } from '../../../features/fields/LinesField.tsx';
import { SettingCard } from '../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../features/settings/SettingsPage.tsx';

const isOfLine = (at: string) => at.startsWith('search_synonyms[');

/** Words that the search treats as equal, one group per line; every faulty line is quoted. */
export const SynonymsSetting = ({ draft, faults, card }: EditorProps) => (
  <SettingCard
    {...card('search_synonyms')}
    hint="顧客搜尋其中一個詞，也會找到其他的詞。清空即不使用同義詞，還原預設可取回原本的清單。"
  >
    <LinesField
      label="同義詞"
      hint="每行一組，最多 500 組。「香皂、肥皂、皂」彼此都找得到；「月餅 → 綠豆椪、蛋黃酥」只有搜尋「月餅」時也找「綠豆椪」與「蛋黃酥」，反過來不會。"
      lines={draft.valueOf('search_synonyms') ?? []}
      error={faults
        .filter(({ at }) => isOfLine(at))
        .map(({ message }) => message)
        .join('')}
      onChange={(lines) => draft.change('search_synonyms', lines)}
    />
  </SettingCard>
);
