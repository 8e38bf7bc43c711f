import type { FreeFlowOfPeriod } from "../traffic/freeFlow.rules.js";
import type { Form } from "./form.js";
import type { Cell } from "./xlsx/book.js";
import type { Format } from "./xlsx/styles.js";

/** Speeds of free vehicles in a summary. @param gap seconds. docs/definitions.md, "Free flow" */
export function freeFlowRows(flow: FreeFlowOfPeriod, gap: number, { texts, time }: Form): Cell[][] {
  const row = (name: string, value: number | null, format: Format): Cell[] => [
    name,
    value === null ? texts.noData : { value, format },
  ];
  const speed = (name: string, value: number | null, format: Format) =>
    row(texts.inFreeFlow(name), value, format);
  const { percentage_over_limit: over, known_from: from } = flow;
  return [
    [{ value: texts.freeFlow(gap), format: "head" }],
    row(texts.freeVehicles, flow.free, "integer"),
    row(texts.followingVehicles, flow.following, "integer"),
    row(texts.unknownGap, flow.unknown + flow.counted, "integer"),
    speed(texts.meanSpeed, flow.average_speed, "decimal"),
    speed(texts.percentile(95), flow.v95, "integer"),
    speed(texts.percentile(85), flow.v85, "integer"),
    speed(texts.percentile(50), flow.v50, "integer"),
    speed(texts.percentile(15), flow.v15, "integer"),
    speed(texts.shareOverLimit, over === null ? null : over / 100, "percent"),
    speed(texts.deviation, flow.standard_deviation, "decimal"),
    [texts.freeFlowIs],
    ...(from === null ? [] : [[texts.freeFlowKnownFrom(time.text(from))]]),
  ];
}
