import { jest } from "@jest/globals";
import { renderPortal } from "../../../../test/renderPortal";
import { feed, type Root } from "../../../../test/schemaLink";
import { toast } from "../../../shared/ui/toastStore";
import type { Valve, ValveLocation } from "../../../shared/valves/valve";
import { LocationPage } from "../LocationPage";
import { bundle, location, valve } from "./valveData";

export const rose = valve("11", "Rozarij");
export const lawn = valve("12", "Trata");

/** A park whose two valves share a schedule. */
export const park = (valves: Valve[] = [rose, lawn], more: Partial<ValveLocation> = {}): ValveLocation =>
  location([bundle({ valves })], { valveCount: valves.length, ...more });

type Given = { input: Record<string, unknown> };

/** A portal with a location that tests change: `now` is its answer, `changed` its live event. */
export function createPortal(first: ValveLocation = park()) {
  const changed = feed<{ valveLocationChanged: ValveLocation }>();
  const portal = {
    now: first as ValveLocation | null,
    asked: jest.fn((): ValveLocation | null => portal.now),
    setValveMode: jest.fn(({ input }: Given): object | Promise<object> => {
      const ids = input.clientIds as string[];
      return { done: ids.length, failed: 0, skipped: 0, dryRun: false, results: [] };
    }),
    stopValveLocation: jest.fn((_given: Given): object => ({ valveLocation: portal.now })),
    setRainDelay: jest.fn((_given: Given): object => ({ valveLocation: portal.now })),
    tell: (next: ValveLocation) => changed.push({ valveLocationChanged: next }),
  };
  const root: Root = {
    valveLocation: () => portal.asked(),
    setValveMode: (given: Given) => portal.setValveMode(given),
    stopValveLocation: (given: Given) => portal.stopValveLocation(given),
    setRainDelay: (given: Given) => portal.setRainDelay(given),
    valveLocationChanged: changed.stream,
  };
  return { portal, root };
}

/** Renders the portal's page of a location. */
export function showLocation(given: ReturnType<typeof createPortal>, at = "/location/2") {
  toast.clear();
  return renderPortal(null, {
    at,
    root: given.root,
    routes: [{ path: "/location/:id", element: <LocationPage /> }],
  });
}
