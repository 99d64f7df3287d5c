import type { ComponentType } from 'react';
import { Brand } from './Brand.tsx';
import { Buttons } from './Buttons.tsx';
import { CheckedForm } from './CheckedForm.tsx';
import { Choices } from './Choices.tsx';
import { Colours } from './Colours.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Goods } from './Goods.tsx';
import { Icons } from './Icons.tsx';
import { Layouts } from './Layouts.tsx';
import { Measures } from './Measures.tsx';
import { Notices } from './Notices.tsx';
import { Pictures } from './Pictures.tsx';
import { Quantities } from './Quantities.tsx';
import { Questions } from './Questions.tsx';
import { SmallActions } from './SmallActions.tsx';
import { Tags } from './Tags.tsx';
import { TextFields } from './TextFields.tsx';
import { Texts } from './Texts.tsx';
import { TypeScale } from './TypeScale.tsx';
import { Unfolding } from './Unfolding.tsx';
import { Waiting } from './Waiting.tsx';

type Group = { id: string; title: string; Group: ComponentType };

/** The page's sections, in their order. */
export const groups: readonly Group[] = [
  { id: 'colours', title: '顏色', Group: Colours },
  { id: 'type', title: '文字', Group: TypeScale },
  { id: 'measures', title: '間距與線條', Group: Measures },
  { id: 'icons', title: '圖示', Group: Icons },
  { id: 'brand', title: '標誌', Group: Brand },
  { id: 'buttons', title: '按鈕', Group: Buttons },
  { id: 'small-actions', title: '圖示按鈕與標籤', Group: SmallActions },
  { id: 'text-fields', title: '文字欄位', Group: TextFields },
  { id: 'choices', title: '選單與勾選', Group: Choices },
  { id: 'form', title: '表單檢查', Group: CheckedForm },
  { id: 'quantities', title: '數量', Group: Quantities },
  { id: 'unfolding', title: '分頁與展開', Group: Unfolding },
  { id: 'dialogs', title: '對話框', Group: Dialogs },
  { id: 'questions', title: '確認對話框', Group: Questions },
  { id: 'notices', title: '訊息', Group: Notices },
  { id: 'waiting', title: '等待與空白', Group: Waiting },
  { id: 'tags', title: '標記與價格', Group: Tags },
  { id: 'goods', title: '商品卡', Group: Goods },
  { id: 'pictures', title: '圖片', Group: Pictures },
  { id: 'texts', title: '表格與內文', Group: Texts },
  { id: 'layouts', title: '版面', Group: Layouts },
];
