/** Case and spaces do not tell two licences apart. */
export const licenceKey = (licence: string): string => licence.replace(/\s+/gu, '').toLowerCase();
