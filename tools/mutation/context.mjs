/** Where Stryker's code in the sources finds which mutant is on, and notes what runs: of Node's own realm, for all. */
globalThis.__stryker__ ??= {};

export const context = globalThis.__stryker__;
