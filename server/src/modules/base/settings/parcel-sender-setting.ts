import {
  cleanAddress,
  cleanPhone,
  HOME_CARRIAGES,
  joinedCode,
  parcelNameFault,
  phoneFault,
  plainLine,
} from '@pinpu/shared/domain';
import * as z from 'zod/mini';

/** A text that is cleaned, and whose fault is a sentence; it may be empty. */
const typed = (clean: (text: string) => string, faultOf: (text: string) => string) =>
  z.string().check(
    z.overwrite(clean),
    z.superRefine((text, context) => {
      const fault = text === '' ? '' : faultOf(text);
      if (fault !== '') context.addIssue(fault);
    }),
  );

const address = (text: string) => {
  const { length } = [...text];
  return length < 6 || length > 60 ? '地址要 6 至 60 個字' : '';
};

const sender = z.object({
  through_provider: z.boolean(),
  name: typed(plainLine, (text) => parcelNameFault(text, '寄件人姓名')),
  phone: typed(cleanPhone, (text) => phoneFault(text, '電話')),
  postcode: typed(joinedCode, (text) =>
    /^[1-9]\d{2}(?:\d{2,3})?$/.test(text) ? '' : '郵遞區號要是 3、5 或 6 碼數字',
  ),
  address: typed(cleanAddress, address),
  home: z.enum(['', ...HOME_CARRIAGES]),
});

/** Carriers demand a sender's name and telephone of every parcel, and the address of one to an address. */
const isComplete = z.superRefine<z.infer<typeof sender>>((value, context) => {
  if (!value.through_provider) return;
  const needed = [
    ['name', '請填寫寄件人姓名'],
    ['phone', '請填寫電話'],
    ...(value.home === ''
      ? []
      : [
          ['postcode', '宅配要填寫郵遞區號'],
          ['address', '宅配要填寫地址'],
        ]),
  ] as const;
  for (const [field, message] of needed)
    if (value[field as 'name'] === '')
      context.addIssue({ code: 'custom', path: [field], message, input: value });
});

/** Who sends the shop's parcels; `SETTINGS` has the same form without these limits. */
export const parcelSenderSetting = sender.check(isComplete);
