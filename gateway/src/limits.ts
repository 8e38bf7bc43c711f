/** Limits of one operation. Each is checked before any call to the platform. */
export const DEPTH_AT_MOST = 12;
/** All aliases, including those of `__typename`, counted each time their fragment is used. */
export const ALIASES_AT_MOST = 30;
export const ROOT_FIELDS_AT_MOST = 20;
export const TOKENS_AT_MOST = 2_000;
export const DIRECTIVES_AT_MOST = 20;
/** Fields and spreads, counted each time their fragment is used. */
export const SELECTIONS_AT_MOST = 10_000;
/** Characters of an operation's text. Long values belong in the variables. */
export const CHARACTERS_AT_MOST = 100_000;
/** Fields repeated at the same place: validation compares each with each. */
export const REPEATS_AT_MOST = 30;
/** Keys of one object of the input. */
export const KEYS_AT_MOST = 1_000;
/** Objects that an operation may return, by its page sizes (limits/cost.ts). */
export const COST_AT_MOST = 10_000;
/** Bytes of a request's body. */
export const BODY_AT_MOST = 1_000_000;
/** Nesting depth of objects and lists in the variables' values. */
export const INPUT_LEVELS_AT_MOST = 32;
/** Faults reported for a faulty document. */
export const FAULTS_AT_MOST = 5;
