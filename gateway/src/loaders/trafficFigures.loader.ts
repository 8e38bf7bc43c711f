import { getDailyTraffic, getDailyTraffics } from "../platform-api/dailyTraffic.js";
import { byPeriod } from "./byPeriod.js";

/** Mean daily traffic of devices in one period, by device. */
export const dailyTrafficLoader = byPeriod(getDailyTraffics, getDailyTraffic);
