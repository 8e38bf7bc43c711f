import { DIAGNOSTIC_SERIES, diagnosticSeries } from "../figures/diagnostics.js";
import { measure } from "../figures/measurement.js";
import type { Input } from "../input.js";
import { seenClient } from "../principal.js";
import { badInput } from "../refusal.js";
import type { Call, Platform, Route } from "../route.js";
import { measurementShape } from "../shapes/measurement.js";
import { between } from "../store/timeline.js";

/** Ten years: more hours than anybody looks at, and few enough to compute. */
const LONGEST = 3_660 * 86_400;

/** Measurements, diagnostics and reports of valves. Periods are `[start, end)` in Unix seconds. */
export function measurementRoutes({ store, wire }: Platform): Route[] {
  const asked = ({ query, principal }: Call) => ({
    client: seenClient(store, principal, query.id("clientId")),
    ...periodOf(query, "startTimestamp", "endTimestamp"),
  });
  return [
    {
      method: "GET",
      path: "/measurement",
      access: "readers",
      answer: (call) => {
        const { client, start, end } = asked(call);
        if (call.query.text("type").toUpperCase() !== "ALL") return wire.otherMeasurement();
        return measurementShape(wire, measure(client, start, end));
      },
    },
    ...DIAGNOSTIC_SERIES.map(
      (series): Route => ({
        method: "GET",
        path: `/graph/${series}`,
        access: "readers",
        answer: (call) => {
          const { client, start, end } = asked(call);
          return diagnosticSeries(client, series, start, end);
        },
      }),
    ),
    {
      method: "GET",
      path: "/graph/all",
      access: "readers",
      answer: (call) => {
        const { client, start, end } = asked(call);
        const entries = DIAGNOSTIC_SERIES.map((series) => [
          series,
          diagnosticSeries(client, series, start, end),
        ]);
        return Object.fromEntries(entries);
      },
    },
    {
      method: "GET",
      path: "/graph/reported",
      access: "readers",
      answer: ({ query, principal }) => {
        const client = seenClient(store, principal, query.id("clientId"));
        const parameter = query.text("parameter");
        const { start, end } = periodOf(query, "start", "end");
        if (parameter !== "Valve") return [];
        return between(client.reported, start, end).map(({ timestamp, value }) => [timestamp, value]);
      },
    },
  ];
}

function periodOf(query: Input, from: string, to: string): { start: number; end: number } {
  const start = query.instant(from);
  const end = query.instant(to);
  if (end < start) throw badInput(`${to} must not be before ${from}.`);
  if (end - start > LONGEST) throw badInput("The period is longer than ten years.");
  return { start, end };
}
