import { SINGLE_RECORDS_DAYS } from "@obcestje/contract/limits/spans.js";
import { type QuarterHours, rollingSums, whyNoPeak } from "../traffic/quarterHours.rules.js";
import type { Form } from "./form.js";
import type { Table } from "./table.js";
import type { Cell } from "./xlsx/book.js";

/**
 * Each quarter of an hour, with the vehicles of the hour that begins with it. docs/definitions.md, "Peak hour
 * by quarter hours"
 */
export function quarterHourTable({ quarters }: QuarterHours, { texts, time }: Form): Table {
  const sums = rollingSums(quarters);
  const count = (title: string) => ({ title, format: "integer" as const });
  return {
    columns: [
      { title: texts.time(time.zone), format: "dateTime" },
      count(texts.vehicles),
      count(texts.incomingOf(texts.vehicles)),
      count(texts.outgoingOf(texts.vehicles)),
      count(texts.rollingHour),
      { title: texts.lacks, format: "text" },
    ],
    rows: quarters.map((quarter, index) => [
      quarter.time,
      quarter.vehicles,
      quarter.incoming,
      quarter.outgoing,
      sums[index] ?? null,
      quarter.lacks && texts.quarterLacks[quarter.lacks],
    ]),
  };
}

/** The peak hour in a summary. @param found null: the period is too long */
export function peakHourRows(found: QuarterHours | null, form: Form): Cell[][] {
  const { texts, time } = form;
  const head: Cell[] = [{ value: texts.peakHour, format: "head" }];
  if (!found) return [head, [texts.quartersTooLong(SINGLE_RECORDS_DAYS)]];
  const { peak, quarters } = found;
  if (!peak) return [head, [texts.noPeak[whyNoPeak(quarters)]]];
  return [
    head,
    [texts.peakStart, time.text(peak.time)],
    [texts.peakVehicles, { value: peak.vehicles, format: "integer" }],
    [texts.busiestQuarter, { value: peak.busiestQuarter.vehicles, format: "integer" }],
    [texts.peakFactor, { value: peak.factor, format: "hundredths" }],
    [texts.peakIs],
  ];
}
