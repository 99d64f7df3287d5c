import { Buttons } from '../actions/Buttons.story.tsx';
import { SmallActions } from '../actions/SmallActions.story.tsx';
import { Brand } from '../brand/Brand.story.tsx';
import { Icons } from '../brand/Icons.story.tsx';
import { Dialogs } from '../dialog/Dialogs.story.tsx';
import { Questions } from '../dialog/Questions.story.tsx';
import { Unfolding } from '../disclosure/Unfolding.story.tsx';
import { Notices } from '../feedback/Notices.story.tsx';
import { Waiting } from '../feedback/Waiting.story.tsx';
import { CheckedForm } from '../fields/CheckedForm.story.tsx';
import { Choices } from '../fields/Choices.story.tsx';
import { Options } from '../fields/Options.story.tsx';
import { Quantities } from '../fields/Quantities.story.tsx';
import { TextFields } from '../fields/TextFields.story.tsx';
import { Layouts } from '../layout/Layouts.story.tsx';
import { Texts } from '../layout/Texts.story.tsx';
import { Goods } from '../product/Goods.story.tsx';
import { Pictures } from '../product/Pictures.story.tsx';
import { Tags } from '../product/Tags.story.tsx';
import type { Story } from '../specimen/story.ts';
import { Colours } from './Colours.story.tsx';
import { Measures } from './Measures.story.tsx';
import { TypeScale } from './TypeScale.story.tsx';

/** Every component of the kit in every state, in the order of the page /ui-kit. Only mf-devtools loads them. */
export const stories: readonly Story[] = [
  { id: 'colours', title: '顏色', Story: Colours },
  { id: 'type', title: '文字', Story: TypeScale },
  { id: 'measures', title: '間距與線條', Story: Measures },
  { id: 'icons', title: '圖示', Story: Icons },
  { id: 'brand', title: '標誌', Story: Brand },
  { id: 'buttons', title: '按鈕', Story: Buttons },
  { id: 'small-actions', title: '圖示按鈕與標籤', Story: SmallActions },
  { id: 'text-fields', title: '文字欄位', Story: TextFields },
  { id: 'choices', title: '選單與勾選', Story: Choices },
  { id: 'form', title: '表單檢查', Story: CheckedForm },
  { id: 'options', title: '規格', Story: Options },
  { id: 'quantities', title: '數量', Story: Quantities },
  { id: 'unfolding', title: '分頁與展開', Story: Unfolding },
  { id: 'dialogs', title: '對話框', Story: Dialogs },
  { id: 'questions', title: '確認對話框', Story: Questions },
  { id: 'notices', title: '訊息', Story: Notices },
  { id: 'waiting', title: '等待與空白', Story: Waiting },
  { id: 'tags', title: '標記與價格', Story: Tags },
  { id: 'goods', title: '商品卡', Story: Goods },
  { id: 'pictures', title: '圖片', Story: Pictures },
  { id: 'texts', title: '表格與內文', Story: Texts },
  { id: 'layouts', title: '版面', Story: Layouts },
];
