import type { ShopParcel } from '@pinpu/shared/contracts/backoffice';
import { AT, CODE, success } from './shop.tsx';

/** A parcel to a 7-ELEVEN, created and not handed in. */
export const parcelOf = (fields: Partial<ShopParcel> = {}): ShopParcel => ({
  ...{ id: 'P-1', ord_code: CODE, kind: 'out', sub_type: 'UNIMARTC2C', temperature: 'room' },
  ...{ state: 'created', stage: 'accepted' },
  form: {
    ...{ sender_name: '山腳茶行', sender_phone: '0911222333', sender_postcode: '' },
    ...{ sender_address: '', receiver_name: '陳美玲', receiver_phone: '0912345678' },
    ...{ receiver_email: '', receiver_postcode: '', receiver_address: '', store_id: '131386' },
    ...{ goods_name: '烏龍茶', weight: 0, size: 0 },
  },
  contents: [{ line_no: 1, qty: 2 }],
  ...{ amount: 1300, collects: 0, provider_no: '18', payment_no: 'C97641234567' },
  ...{ validation_no: '4568', tracking_no: '', status_code: '300', status_text: '訂單處理中' },
  ...{ status_at: AT, printed_at: '', c_date: AT, store_until: '', allocated_amt: 0 },
  ...{ allocated_on: '', message: '', can_cancel: true, can_return: false },
  ...fields,
});

/** The answer of a list of parcels. */
export const parcelsAnswer = (parcels: readonly ShopParcel[], fields: object = {}) =>
  success({
    ...{ parcels, next: '', offered: true, home: ['TCAT', 'POST'] },
    counts: { problems: 1, 'to-hand-in': parcels.length },
    ...fields,
  });
