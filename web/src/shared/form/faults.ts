import type { FaultCode } from "@obcestje/contract/faults.js";

/** What the portal says is wrong: a code with its parameters; where it has none, its platform may say it in words of its own. */
export type Said = {
  /** In English. */
  message: string;
  fault?: string | null;
  params?: Readonly<Record<string, unknown>> | null;
  fromPlatform?: boolean | null;
};

/** One field that the portal refused: its name in the API, and why. */
export type FieldFault = Said & { path: string };

const isFault = (value: unknown): value is FieldFault =>
  typeof value === "object" &&
  value !== null &&
  "path" in value &&
  typeof value.path === "string" &&
  "message" in value &&
  typeof value.message === "string";

/** The faulty fields that an error's `extensions` name; none where they name none. */
export function faultsIn(extensions: unknown): FieldFault[] {
  if (typeof extensions !== "object" || extensions === null || !("fields" in extensions)) return [];
  return Array.isArray(extensions.fields) ? extensions.fields.filter(isFault) : [];
}

/** Whether it is this fault. */
export const isOf = ({ fault }: Said, code: FaultCode): boolean => fault === code;
