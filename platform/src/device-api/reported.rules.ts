import { LONGEST_PARAMETER_NAME } from "@obcestje/contract/limits/lengths.js";
import { invalid } from "../errors.js";

const MOST_PARAMETERS = 20;
const LONGEST_VALUE = 200;
const NAME = /^[A-Za-z_][\w.-]*$/;
/** Sent under its own name. */
const TAKEN: ReadonlySet<string> = new Set(["hwType", "constructor", "prototype"]);

/**
 * Allows only few reported parameters, with plain names and simple values.
 * @throws PlatformError naming the field
 */
export function checkReported(reported: Record<string, unknown> | undefined): void {
  const entries = Object.entries(reported ?? {});
  if (entries.length > MOST_PARAMETERS)
    throw invalid("reported", "TOO_MANY_PARAMETERS", { max: MOST_PARAMETERS });
  for (const [name, value] of entries) {
    const path = `reported.${name.slice(0, LONGEST_PARAMETER_NAME)}`;
    if (name.length > LONGEST_PARAMETER_NAME || !NAME.test(name) || TAKEN.has(name))
      throw invalid(path, "NOT_A_PARAMETER");
    if (!["number", "string", "boolean"].includes(typeof value)) throw invalid(path, "NOT_A_PLAIN_VALUE");
    if (String(value).length > LONGEST_VALUE) throw invalid(path, "OVERLONG");
  }
}
