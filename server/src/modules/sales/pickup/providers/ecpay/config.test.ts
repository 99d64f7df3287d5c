import type { SecretStore } from '../../../../../platform/secrets/index.ts';
import { ecpay } from './index.ts';

const ACCOUNT = {
  ECPAY_LOGISTICS_MERCHANT_ID: '2000001',
  ECPAY_LOGISTICS_HASH_KEY: 'abcdefgh12345678',
  ECPAY_LOGISTICS_HASH_IV: '12345678abcdefgh',
};

it.each([
  ['parcels to addresses, which are no stores', 'FAMIC2C,TCAT,POST', ['FAMIC2C'], ['TCAT', 'POST']],
  ['OK where it is switched on', 'OKMARTC2C', ['OKMARTC2C'], []],
  ['the other chains otherwise', undefined, ['UNIMARTC2C', 'FAMIC2C', 'HILIFEC2C'], []],
])('the chains of the contract are offered: %s [K9]', (_, subTypes, chains, home) => {
  const env = { ...ACCOUNT, ...(subTypes && { ECPAY_LOGISTICS_SUBTYPES: subTypes }) };
  const provider = ecpay.configure(env).connect({} as SecretStore);
  expect([provider.chains, provider.parcels?.home]).toEqual([chains, home]);
});
