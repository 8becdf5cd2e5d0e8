export interface ListingTables {
  house_settings: HouseSettingRow;
}

interface HouseSettingRow {
  name: string;
  /** JSON. */
  value: string;
}
