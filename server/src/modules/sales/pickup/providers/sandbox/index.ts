import {
  isSigned,
  SANDBOX_MERCHANT,
  sandboxKey,
  signed,
} from '../../../payment/providers/sandbox/protocol.ts';
import type { LogisticsProvider, LogisticsProviderDefinition } from '../../port.ts';
import { storeOf } from '../../store-of.ts';
import { sandboxMap } from './fake/routes.ts';

/** The sandbox's only chain; its stores are fictitious. */
const SANDBOX_CHAIN = 'SANDBOX';

/** Fictitious stores on the shop's own page. Fields as a real map's, signed with a shared key. */
const sandboxLogistics = (key: () => Promise<string>): LogisticsProvider => ({
  name: 'sandbox',
  chains: [SANDBOX_CHAIN],
  stateLength: 20,
  map: async ({ state, sub_type, collects, reply_url, origin }) => ({
    action: `${origin}/sandbox-map/stores`,
    fields: signed(
      {
        MerchantID: SANDBOX_MERCHANT,
        LogisticsType: 'CVS',
        LogisticsSubType: sub_type,
        IsCollection: collects ? 'Y' : 'N',
        ServerReplyURL: reply_url,
        ExtraData: state,
      },
      await key(),
    ),
  }),
  readAnswer: async (fields) => {
    const { ExtraData } = fields;
    if (!ExtraData || !isSigned(fields, await key())) return null;
    const store = storeOf(fields);
    return store && { state: ExtraData, store };
  },
});

export const sandbox: LogisticsProviderDefinition = {
  name: 'sandbox',
  pretended: true,
  variables: {},
  configure: () => ({
    testSettings: [
      'LOGISTICS_PROVIDER is sandbox, whose stores do not exist: set it to off, or to the provider of your account.',
    ],
    formOrigins: [],
    connect: (store) => sandboxLogistics(sandboxKey(store)),
    pages: sandboxMap,
  }),
};
