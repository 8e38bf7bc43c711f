/** Types of lock.mjs, for tests in TypeScript. */
export type LockedPackage = {
  path: string;
  name: string;
  version: string;
  /** An SPDX expression, or whatever the package says instead. */
  licence: string | undefined;
  ships: boolean;
  optional: boolean;
  hasInstallScript: boolean;
  /** The range of Node that it wants. */
  node: string | undefined;
  integrity: string | undefined;
};
export function lockedPackages(): LockedPackage[];
