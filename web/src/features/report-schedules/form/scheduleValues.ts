import type {
  CreateReportScheduleInput,
  IntervalPreset,
  ReportLanguage,
  ReportScheduleLineFragment,
} from "../../../graphql/generated";
import { isClock } from "../../../shared/dateField/ClockInput";
import { cronOf, simpleOf } from "../cron";
import { addressesIn } from "./addresses";

export const whenKinds = ["daily", "weekly", "monthly", "advanced"] as const;
export type WhenKind = (typeof whenKinds)[number];

/** Periods of a report, whole weeks and months first. */
export const intervals: readonly IntervalPreset[] = [
  "LAST_MONTH",
  "LAST_WEEK",
  "YESTERDAY",
  "LAST_QUARTER",
  "LAST_YEAR",
  "LAST_24H",
  "TODAY",
  "WEEK",
  "TWO_WEEKS",
  "MONTH",
];

/** Form values, as typed. */
export type ScheduleValues = {
  name: string;
  clientIds: string[];
  interval: IntervalPreset;
  language: ReportLanguage;
  kind: WhenKind;
  /** HH:mm. */
  time: string;
  /** Days of the week: "1", Monday, to "7". */
  days: string[];
  /** "1" to "31", or "last". */
  day: string;
  cron: string;
  /** Empty: the group's. */
  timeZone: string;
  /** One a line. */
  recipients: string;
  enabled: boolean;
};

const usual: ScheduleValues = {
  name: "",
  clientIds: [],
  interval: "LAST_MONTH",
  language: "SL",
  kind: "monthly",
  time: "06:00",
  days: ["1"],
  day: "1",
  cron: "0 6 1 * *",
  timeZone: "",
  recipients: "",
  enabled: true,
};

/** Values of a new schedule, with a location if one is given. */
export function newValues(clientId: string | null, language: ReportLanguage): ScheduleValues {
  return { ...usual, language, clientIds: clientId === null ? [] : [clientId] };
}

export function valuesOf(schedule: ReportScheduleLineFragment): ScheduleValues {
  const { name, interval, language, cron, timeZone, recipients, enabled, clients } = schedule;
  return {
    ...usual,
    ...{ name, interval, language, cron, timeZone, enabled },
    ...whenOf(cron),
    clientIds: (clients ?? []).map(({ id }) => id),
    recipients: recipients.join("\n"),
  };
}

function whenOf(cron: string): Partial<ScheduleValues> {
  const when = simpleOf(cron);
  if (when === null) return { kind: "advanced" };
  if (when.kind === "weekly") return { kind: when.kind, time: when.time, days: when.days.map(String) };
  if (when.kind === "monthly") return { kind: when.kind, time: when.time, day: String(when.day) };
  return when;
}

/** Expression for the form's values; null if it is incomplete. */
export function cronIn({
  kind,
  time,
  days,
  day,
  cron,
}: Pick<ScheduleValues, "kind" | "time" | "days" | "day" | "cron">): string | null {
  if (kind === "advanced") return cron.trim() || null;
  if (!isClock(time)) return null;
  if (kind === "daily") return cronOf({ kind, time });
  if (kind === "monthly") return cronOf({ kind, time, day: day === "last" ? day : Number(day) });
  return days.length === 0 ? null : cronOf({ kind, time, days: days.map(Number) });
}

/** Form values as the portal takes them. */
export function scheduleInput(
  values: ScheduleValues,
): Omit<CreateReportScheduleInput, "dryRun" | "idempotencyKey"> {
  const { name, clientIds, interval, language, timeZone, recipients, enabled } = values;
  return {
    ...{ clientIds, interval, language, enabled },
    name: name.trim(),
    cron: cronIn(values) ?? "",
    ...(timeZone === "" ? {} : { timeZone }),
    recipients: addressesIn(recipients),
  };
}
