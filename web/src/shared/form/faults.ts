import type { FaultCode } from "@obcestje/contract/faults.js";

/** A fault from the portal: a code with its parameters. Without a code the platform may have sent its own words. */
export type Said = {
  /** In English. */
  message: string;
  fault?: string | null;
  params?: Readonly<Record<string, unknown>> | null;
  fromPlatform?: boolean | null;
};

/** A field that the portal refused, by its name in the API, with the reason. */
export type FieldFault = Said & { path: string };

const isFault = (value: unknown): value is FieldFault =>
  typeof value === "object" &&
  value !== null &&
  "path" in value &&
  typeof value.path === "string" &&
  "message" in value &&
  typeof value.message === "string";

/** The fields named in an error's `extensions`; empty if there are none. */
export function faultsIn(extensions: unknown): FieldFault[] {
  if (typeof extensions !== "object" || extensions === null || !("fields" in extensions)) return [];
  return Array.isArray(extensions.fields) ? extensions.fields.filter(isFault) : [];
}

/** True if it is this fault. */
export const isOf = ({ fault }: Said, code: FaultCode): boolean => fault === code;
