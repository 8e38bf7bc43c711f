/** The most devices of one report. */
export const CLIENTS_A_REPORT = 50;
