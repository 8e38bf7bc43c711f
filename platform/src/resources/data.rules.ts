import { invalid } from "../errors.js";
import { jsonValue } from "../http/body.js";
import { checkCustomTexts } from "./customTexts.rules.js";
import { checkPenaltySteps } from "./penaltySteps.rules.js";
import { checkStaticTexts } from "./staticTexts.rules.js";

export const BUCKETS = [
  "global_custom_texts",
  "speed_limit_penalty_program_config",
  "hardware_configuration",
] as const;
export type Bucket = (typeof BUCKETS)[number];

const CHECKS: Record<Bucket, (data: object) => void> = {
  global_custom_texts: checkCustomTexts,
  speed_limit_penalty_program_config: checkPenaltySteps,
  hardware_configuration: checkStaticTexts,
};

const LONGEST_DATA = 256 * 1024;

/**
 * A resource's data: a JSON object or list, possibly as text, in its bucket's form if there is one.
 * @throws PlatformError naming the field; text that is no JSON breaks a rule, since people type it
 */
export function readData(bucket: Bucket, sent: unknown): object {
  const data = typeof sent === "string" ? parsed(sent) : jsonValue(sent, "data");
  if (typeof data !== "object" || data === null) throw invalid("data", "NOT_JSON_OBJECT_OR_LIST");
  if (JSON.stringify(data).length > LONGEST_DATA) throw invalid("data", "TOO_MUCH");
  CHECKS[bucket](data);
  return data;
}

function parsed(text: string): unknown {
  try {
    return jsonValue(text, "data");
  } catch {
    throw invalid("data", "NOT_JSON");
  }
}
