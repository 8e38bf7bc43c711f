import { inputType, optional } from "../ownType.js";
import { INTERVAL_PRESET } from "../platform-api/intervalPreset.js";
import { instant } from "../platform-api/kinds.js";

export const IntervalInput = inputType("IntervalInput", "A preset, or from and to.", {
  preset: optional(INTERVAL_PRESET, "A period by its name."),
  from: optional(instant, "First second of the period."),
  to: optional(instant, "First second after the period."),
});
export type IntervalInput = InstanceType<typeof IntervalInput>;
