import { registerEnumType } from "type-graphql";

export const ValveMode = {
  SCHEDULE: "SCHEDULE",
  MANUAL_ON: "MANUAL_ON",
  MANUAL_OFF: "MANUAL_OFF",
} as const;
registerEnumType(ValveMode, {
  name: "ValveMode",
  description: "How a valve is controlled.",
  valuesConfig: {
    SCHEDULE: { description: "By the schedule of its bundle; closed without one." },
    MANUAL_ON: { description: "By hand, open." },
    MANUAL_OFF: { description: "By hand, closed." },
  },
});

export const FlowState = { OPEN: "OPEN", CLOSED: "CLOSED", UNKNOWN: "UNKNOWN" } as const;
registerEnumType(FlowState, {
  name: "FlowState",
  description: "Whether water flows, as the device reported within the last hour.",
  valuesConfig: {
    OPEN: { description: "It flows." },
    CLOSED: { description: "It does not." },
    UNKNOWN: { description: "The device told nothing of it lately, which is not closed." },
  },
});

export const WeekDay = {
  MONDAY: "MONDAY",
  TUESDAY: "TUESDAY",
  WEDNESDAY: "WEDNESDAY",
  THURSDAY: "THURSDAY",
  FRIDAY: "FRIDAY",
  SATURDAY: "SATURDAY",
  SUNDAY: "SUNDAY",
} as const;
registerEnumType(WeekDay, {
  name: "WeekDay",
  description: "A day of the week.",
  valuesConfig: {
    MONDAY: { description: "Ponedeljek." },
    TUESDAY: { description: "Torek." },
    WEDNESDAY: { description: "Sreda." },
    THURSDAY: { description: "Četrtek." },
    FRIDAY: { description: "Petek." },
    SATURDAY: { description: "Sobota." },
    SUNDAY: { description: "Nedelja." },
  },
});
