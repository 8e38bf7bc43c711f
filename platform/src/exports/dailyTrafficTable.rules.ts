import type { DailyMean, DailyTraffic } from "../traffic/dailyTraffic.rules.js";
import type { Form } from "./form.js";
import { estimateCell, type Table } from "./table.js";
import { estimateColumn } from "./tables.rules.js";
import type { Cell } from "./xlsx/book.js";
import type { Format } from "./xlsx/styles.js";

/** Each local day with its type, and why it is in no mean. docs/definitions.md, "Daily traffic" */
export function dailyTrafficTable({ days }: DailyTraffic, { texts, time }: Form): Table {
  return {
    columns: [
      { title: texts.date(time.zone), format: "date" },
      { title: texts.dayType, format: "text" },
      { title: texts.vehicles, format: "integer" },
      { title: texts.leftOut, format: "text" },
      estimateColumn(texts),
    ],
    rows: days.map(({ date, day_type, vehicles, left_out, is_estimate }) => [
      date,
      texts.dayTypes[day_type],
      vehicles,
      left_out && texts.leftOutDays[left_out],
      estimateCell(is_estimate),
    ]),
  };
}

/** The means of a summary: their name, vehicles a day, and number of days. */
export function dailyTrafficRows(
  { average, by_day_type, annual, days, is_estimate }: DailyTraffic,
  { texts }: Form,
): Cell[][] {
  const row = (name: string, mean: DailyMean): Cell[] => [
    is_estimate && mean.vehicles !== null ? texts.estimated(name) : name,
    mean.vehicles === null ? texts.noData : { value: mean.vehicles, format: "decimal" },
    { value: mean.days, format: "integer" },
  ];
  const leftOut = days.length - average.days;
  const head = (value: string, format: Format): Cell => ({ value, format });
  return [
    [
      head(texts.dailyTraffic, "head"),
      head(texts.vehiclesADay, "numberHead"),
      head(texts.days, "numberHead"),
    ],
    row(texts.average, average),
    ...by_day_type.map(({ day_type, ...mean }) => row(texts.dayTypeMeans[day_type], mean)),
    ...(annual.lacks === "notAYear" ? [] : [row(texts.annual, annual)]),
    [
      texts.dailyTrafficIs(
        leftOut,
        by_day_type.some(({ day_type }) => day_type === "holiday"),
      ),
    ],
    ...(annual.missing_means ? [[texts.annualLacks(annual.missing_means)]] : []),
  ];
}
