/** Who sends the parcels, as the setting `parcel_sender` has it. */
export const SENDER = {
  ...{ through_provider: true, name: '山腳茶行', phone: '0911222333', home: 'TCAT' },
  ...{ postcode: '11560', address: '臺北市南港區三重路19號' },
};
