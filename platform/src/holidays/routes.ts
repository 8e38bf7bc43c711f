import Type from "typebox";
import { readerOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { Nullable, UnixTime } from "../http/schemas.js";
import { checkPeriod, keepToReport } from "../measurements/query.rules.js";
import { PeriodQuery } from "../measurements/schemas.js";
import { requireClientOrPlace } from "../places/find.store.js";
import { DAY } from "../time/clock.js";
import { localHours } from "../time/hours.js";
import { holidaysIn } from "./holidays.js";

const HolidayJson = Type.Object({
  date: Type.String({ description: "The local day, 2026-05-01" }),
  from: { ...UnixTime, description: "Its start, Unix seconds" },
  to: { ...UnixTime, description: "Its end, Unix seconds; not included" },
  name: Type.Object({ sl: Type.String(), en: Type.String() }),
});

const HolidaysJson = Type.Object({
  clientId: Id,
  timeZone: Type.String(),
  holidays: Nullable(
    Type.Array(HolidayJson, {
      description: "By date; null: not known in that time zone, or of before 2013",
    }),
  ),
});

/** Public holidays where a device or place is. */
export function holidayRoutes(app: App, { db }: Deps): void {
  app.get(
    "/holiday/list",
    {
      config: { access: [...MEMBERS, "report"] },
      schema: {
        description:
          "The work-free holidays by law among the local days of a period, where a device or place is; 400 days at most. Those of Slovenia are known, in the zone Europe/Ljubljana.",
        querystring: PeriodQuery,
        response: { 200: HolidaysJson },
      },
    },
    async (request) => {
      const { clientId, startTimestamp, endTimestamp } = request.query;
      const reader = readerOf(request);
      const period = checkPeriod(startTimestamp, endTimestamp);
      keepToReport(reader, period, period);
      const { timeZone } = await requireClientOrPlace(db.read, clientScope(reader), clientId);
      const holidays = await holidaysIn(timeZone, period);
      return {
        clientId,
        timeZone,
        holidays:
          holidays && [...holidays.values()].map(({ day, name }) => ({ ...spanOf(timeZone, day), name })),
      };
    },
  );
}

/** A local day, as a date and as instants. */
function spanOf(timeZone: string, day: number) {
  const around = localHours(timeZone, (day - 1) * DAY, (day + 2) * DAY).filter((hour) => hour.day === day);
  return {
    date: new Date(day * DAY * 1000).toISOString().slice(0, 10),
    from: around[0]?.start ?? day * DAY,
    to: around.at(-1)?.end ?? (day + 1) * DAY,
  };
}
