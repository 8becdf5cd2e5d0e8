export interface ListingTables {
  house_settings: HouseSettingRow;
}

interface HouseSettingRow {
  name: string;
  /** JSON. */
  value: string;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends ListingTables {}
}
