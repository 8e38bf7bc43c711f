import { registerEnumType } from "type-graphql";
import { enumOf } from "../objectType.js";
import { WEEK_DAY } from "../platform-api/valveSchedule.js";

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

export const ValveOrderState = { WAITING: "WAITING", HEARD: "HEARD", CONFIRMED: "CONFIRMED" } as const;
registerEnumType(ValveOrderState, {
  name: "ValveOrderState",
  description: "How far what a valve is to do has come.",
  valuesConfig: {
    WAITING: { description: "The device has not fetched it yet." },
    HEARD: { description: "The device has fetched it." },
    CONFIRMED: { description: "The device has reported since that it does it." },
  },
});

export const ValveRunKind = { SCHEDULED: "SCHEDULED", MANUAL: "MANUAL", UNEXPECTED: "UNEXPECTED" } as const;
registerEnumType(ValveRunKind, {
  name: "ValveRunKind",
  description: "Why water flows.",
  valuesConfig: {
    SCHEDULED: { description: "The schedule of its bundle has the valve open." },
    MANUAL: { description: "Somebody opened it by hand." },
    UNEXPECTED: { description: "Nothing has it open: it flowed for longer than a device takes to obey." },
  },
});

export const ValveRunOutcome = {
  PLANNED: "PLANNED",
  RUNNING: "RUNNING",
  RAN: "RAN",
  PARTLY: "PARTLY",
  MISSED: "MISSED",
  SKIPPED: "SKIPPED",
  UNKNOWN: "UNKNOWN",
} as const;
registerEnumType(ValveRunOutcome, {
  name: "ValveRunOutcome",
  description: "How a run went.",
  valuesConfig: {
    PLANNED: { description: "It is still to come." },
    RUNNING: { description: "It is under way." },
    RAN: { description: "Water flowed as expected." },
    PARTLY: { description: "Water flowed for a part of it only." },
    MISSED: { description: "No water flowed." },
    SKIPPED: { description: "A pause or a rain delay kept the valve shut." },
    UNKNOWN: { description: "The device reported too little of that time." },
  },
});

export const WeekDay = enumOf(WEEK_DAY);
