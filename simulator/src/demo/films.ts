import type { FilmPlan } from "../film/plan.js";
import { offsetAt } from "../model/localTime.js";
import { demoTimeZone } from "./device.js";

/** A film of the demo, which people label. */
export interface DemoFilm {
  title: string;
  plan: FilmPlan;
}

const DAY = 86_400;
const SIZE = { width: 640, height: 360 };

/** Films of the previous local day. @param now Unix seconds */
export function demoFilms(now: number): DemoFilm[] {
  const common = { timeZone: demoTimeZone, ...SIZE };
  return [
    {
      title: "Kidričeva cesta, jutranja konica",
      plan: {
        ...common,
        seed: "kidriceva-377",
        place: "KIDRICEVA CESTA",
        recordedDate: yesterdayAt(now, 7, 12),
        seconds: 30,
        light: "morning",
        passing: 20,
        birds: 1,
        twice: 1,
        missed: 1,
      },
    },
    {
      title: "Podlubnik, opoldne",
      plan: {
        ...common,
        seed: "podlubnik-217",
        place: "PODLUBNIK",
        recordedDate: yesterdayAt(now, 12, 5),
        seconds: 26,
        light: "noon",
        passing: 14,
        birds: 2,
        twice: 0,
        missed: 1,
      },
    },
    {
      title: "Sveti Duh, popoldne",
      plan: {
        ...common,
        seed: "sveti-duh-22",
        place: "SVETI DUH",
        recordedDate: yesterdayAt(now, 16, 40),
        seconds: 24,
        light: "overcast",
        passing: 15,
        birds: 1,
        twice: 2,
        missed: 2,
      },
    },
  ];
}

/** Unix seconds of a time on the previous local day. */
function yesterdayAt(now: number, hour: number, minute: number): number {
  const wall = now + offsetAt(demoTimeZone, now);
  const then = (Math.floor(wall / DAY) - 1) * DAY + hour * 3600 + minute * 60;
  return then - offsetAt(demoTimeZone, then);
}
