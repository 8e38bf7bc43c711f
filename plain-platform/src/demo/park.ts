import { scheduledOpen } from "../live/valves.js";
import type { ScheduleRow } from "../store/records.js";
import type { Store } from "../store/store.js";
import { guidOf } from "./clients.js";

const DAY = 86_400;
const MINUTE = 60;
const FIRST_PLACE = 100;

const VALVES = ["Rožni vrt", "Živa meja", "Otroško igrišče", "Zelenica pri čolnarni", "Drevored"];
/** The valve that was opened by hand. */
const BY_HAND = 2;

const EVERY_DAY = Array.from({ length: 7 }, () => true);
const MORNING: ScheduleRow = { start_time: 5 * 3_600, end_time: 5 * 3_600 + 1_800, weekDays: EVERY_DAY };
const EVENING: ScheduleRow = {
  start_time: 21 * 3_600,
  end_time: 21 * 3_600 + 2_700,
  weekDays: [true, false, true, false, true, false, false],
};

/**
 * Adds the valves of a location in two bundles, with their reports of the last two days.
 * @param now Unix seconds
 */
export function addPark(store: Store, groupId: number, now: number): void {
  const clients = VALVES.map((name, place) => {
    const mode = place === BY_HAND ? "manualOn" : "schedule";
    const client = store.addClient({
      guid: guidOf(FIRST_PLACE + place),
      groupId,
      createDate: now - 120 * DAY,
      lastActiveDate: now - 20,
      info: { firmwareVersion: "1.2.0", lastBatt: 3.6, lastRssi: -71 },
      metaData: {
        locationName: name,
        notes: place === BY_HAND ? "Odprto ročno zaradi nove trave." : "",
        serialNumber: `VV-24${String(11 + place)}`,
        markerPosition: { lat: 46.2375 + place * 0.0004, lng: 14.3571 + place * 0.0006 },
        reportedParameters: { hwType: "K200_DEFAULT_VIASIS" },
        _zalivalnik: { mode },
      },
    });
    return client.id;
  });
  store.addBundle({ groupId, name: "Severni del", schedule: [MORNING], clients: clients.slice(0, 3) });
  store.addBundle({ groupId, name: "Južni del", schedule: [MORNING, EVENING], clients: clients.slice(3) });
  for (const [place, id] of clients.entries()) {
    const schedule = place < 3 ? [MORNING] : [MORNING, EVENING];
    for (let time = now - 2 * DAY - (now % (5 * MINUTE)); time <= now; time += 5 * MINUTE) {
      const open = place === BY_HAND ? time > now - DAY / 4 : scheduledOpen(schedule, time);
      store.setReported(id, time, open ? 1 : 0);
    }
  }
}
