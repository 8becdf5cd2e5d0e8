/** People of the register that are shown at a time. */
export const registerPage = 50;
