import { type DailyTrafficRecord, getDailyTraffic, getDailyTraffics } from "../platform-api/dailyTraffic.js";
import { type ByPeriod, byPeriod } from "./byPeriod.js";
import type { LoaderOf } from "./loaders.js";

/** Mean daily traffic of devices in one period, by device. */
export const dailyTrafficLoader: LoaderOf<ByPeriod<DailyTrafficRecord>> = (platform, call, remember) =>
  byPeriod(remember, {
    many: (ids, period) => getDailyTraffics(platform, call, ids, period),
    one: (id, period) => getDailyTraffic(platform, call, id, period),
  });
