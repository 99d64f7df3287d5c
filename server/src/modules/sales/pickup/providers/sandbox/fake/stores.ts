import type { PickupStore } from '@pinpu/shared/domain';

const store = (
  CVSStoreID: string,
  CVSStoreName: string,
  CVSAddress: string,
  CVSOutSide = '0',
): Omit<PickupStore, 'LogisticsSubType'> => ({
  CVSStoreID,
  CVSStoreName,
  CVSAddress,
  CVSTelephone: '',
  CVSOutSide,
});

/** Fictitious stores, with streets and numbers that do not exist. */
export const SANDBOX_STORES: readonly Omit<PickupStore, 'LogisticsSubType'>[] = [
  store('990001', '沙盒門市一', '臺北市沙盒區示範路一段 1 號'),
  store('990002', '沙盒門市二', '新北市沙盒區示範路二段 20 號'),
  store('990003', '沙盒門市三', '臺中市沙盒區模擬街 33 號'),
  store('990004', '沙盒門市四', '臺南市沙盒區模擬街 104 號'),
  store('990005', '沙盒門市五', '高雄市沙盒區假設大道 55 號'),
  store('990006', '沙盒離島門市', '連江縣沙盒鄉示範村 6 號', '1'),
];
