export type Scenario = 'collected' | 'uncollected' | 'store-closed' | 'lost' | 'deleted';

/** A status as ECPay reports it: its code and sentence. */
export type Step = readonly [code: string, message: string];

const SENT: Step = ['310', '訂單上傳物流中'];
const CHANGED: Step = ['2105', '已申請門市變更'];
const NOT_COLLECTED = '買家未取包裹，將退回物流中心';
const BACK = '包裹已退至原寄件門市';
const FETCHED = '賣家已取退回包裹';

interface Chain {
  /** Until the parcel is under way. */
  start: readonly Step[];
  atStore: Step;
  collected: Step;
  back: readonly Step[];
  closed: readonly Step[];
  lost: Step;
}

const SEVEN = {
  collected: ['2067', '買家已到店取貨'],
  lost: ['2042', '包裹遺失，進入賠償程序'],
} as const;
const OTHER = {
  atStore: ['3018', '包裹配達取件門市'],
  collected: ['3022', '買家已到店取貨'],
  lost: ['7006', '包裹遺失，進入賠償程序'],
} as const;
const HANDED_IN: Step = ['3032', '賣家已到門市寄件'];
const AT_WAREHOUSE: Step = ['3024', '物流中心驗收成功'];
const CLOSED: readonly Step[] = [['7011', '取件門市關轉，請重選門市'], CHANGED];

/** The statuses of each chain, as ECPay's sheets of statuses and flows have them (docs/taiwan). */
const CHAINS: Readonly<Record<string, Chain>> = {
  UNIMART: {
    ...SEVEN,
    start: [SENT, ['2024', '訂單傳送超商成功'], ['2030', '物流中心驗收成功']],
    atStore: ['2063', '包裹配達取件門市'],
    back: [
      ['2065', NOT_COLLECTED],
      ['2076', '買家未取包裹，已退回物流中心'],
      ['2044', FETCHED],
    ],
    closed: [
      ['2037', '取件門市關轉，請重選門市'],
      ['2000', '已申請門市變更'],
    ],
  },
  UNIMARTC2C: {
    ...SEVEN,
    start: [
      ['2068', '賣家已到門市寄件'],
      ['2030', '物流中心驗收成功'],
    ],
    atStore: ['2073', '包裹配達取件門市'],
    back: [
      ['2074', NOT_COLLECTED],
      ['2072', BACK],
      ['2070', FETCHED],
    ],
    closed: [['2104', '門市關轉，請重選門市'], CHANGED],
  },
  FAMI: {
    ...OTHER,
    start: [SENT, AT_WAREHOUSE],
    back: [
      ['3020', NOT_COLLECTED],
      ['3023', FETCHED],
    ],
    closed: CLOSED,
  },
  FAMIC2C: {
    ...OTHER,
    start: [HANDED_IN, AT_WAREHOUSE],
    back: [
      ['3020', NOT_COLLECTED],
      ['3019', BACK],
      ['3023', FETCHED],
    ],
    closed: CLOSED,
  },
  HILIFE: {
    ...OTHER,
    start: [['2001', '訂單傳送超商成功'], AT_WAREHOUSE],
    back: [
      ['3020', NOT_COLLECTED],
      ['3023', FETCHED],
    ],
    closed: CLOSED,
  },
  HILIFEC2C: {
    ...OTHER,
    start: [['2001', '訂單傳送超商成功'], HANDED_IN, AT_WAREHOUSE],
    back: [
      ['3020', NOT_COLLECTED],
      ['3025', '買家未取包裹，已退回物流中心'],
      ['3019', BACK],
      ['3023', FETCHED],
    ],
    closed: CLOSED,
  },
  OKMARTC2C: {
    ...OTHER,
    start: [HANDED_IN, ['2030', '物流中心驗收成功']],
    atStore: ['2073', '包裹配達取件門市'],
    back: [
      ['2074', NOT_COLLECTED],
      ['2078', '買家未取包裹，已退回物流中心'],
      ['2072', BACK],
      ['3023', FETCHED],
    ],
    closed: [['7101', '取件門市關轉，請重選門市'], ['2055', '包裹退至物流中心'], CHANGED],
  },
  TCAT: {
    start: [
      ['310', '訂單上傳物流中'],
      ['3001', '轉運中(即集貨)'],
      ['3006', '配送中'],
    ],
    atStore: ['3002', '不在家'],
    collected: ['3003', '配完'],
    back: [
      ['3117', '拒收(調查處理中)'],
      ['5004', '一般單退回'],
      ['5008', '退貨配完'],
    ],
    closed: [['3011', '暫置營業所']],
    lost: ['5002', '遺失'],
  },
  POST: {
    start: [
      ['320', '郵局已確認資料，可列印'],
      ['3301', '交寄郵件'],
      ['3312', '貨件投遞中'],
    ],
    atStore: ['3302', '各區郵局招領中'],
    collected: ['3308', '投遞成功'],
    back: [
      ['3305', '拒收'],
      ['3311', '退回郵件投遞中'],
      ['3310', '已退回寄件人'],
    ],
    closed: [['3302', '各區郵局招領中']],
    lost: ['7302', '郵件遺失'],
  },
};

/** The statuses of a parcel in a scenario, in their order. */
export function stepsOf(sub_type: string, scenario: Scenario): readonly Step[] {
  const chain = CHAINS[sub_type];
  if (!chain) throw new Error(`the fake has no statuses of ${sub_type}`);
  const { start, atStore, collected, back, closed, lost } = chain;
  const steps: Readonly<Record<Scenario, readonly Step[]>> = {
    collected: [...start, atStore, collected],
    uncollected: [...start, atStore, ...back],
    'store-closed': [...start, ...closed, atStore, collected],
    lost: [...start, lost],
    deleted: [...start, atStore, collected, ['3016', '配完狀態刪除']],
  };
  return steps[scenario];
}
