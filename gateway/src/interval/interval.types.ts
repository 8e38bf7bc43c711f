import { inputType, optional } from "../ownType.js";
import { INTERVAL_PRESET } from "../platform-api/intervalPreset.js";
import { instant, text } from "../platform-api/kinds.js";

export const IntervalInput = inputType(
  "IntervalInput",
  "A preset, a period of the calendar, or from and to.",
  {
    preset: optional(INTERVAL_PRESET, "A period by its name."),
    calendar: optional(
      text,
      "A year, quarter, month, ISO week or day in the device's time zone: 2026, 2026-Q3, 2026-10, 2026-W41 or 2026-10-05. One that is not over goes until now; compared with the one before.",
    ),
    from: optional(instant, "First second of the period."),
    to: optional(instant, "First second after the period."),
  },
);
export type IntervalInput = InstanceType<typeof IntervalInput>;
