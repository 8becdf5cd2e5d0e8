// The settings are the same on every border.
export { bestOfSchema, settingsSchema } from '../file/settings-schema.ts';
