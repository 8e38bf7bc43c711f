import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { useState } from "react";
import { renderPortal } from "../../../../../test/renderPortal";
import type { Root } from "../../../../../test/schemaLink";
import type { ScheduleRowInput } from "../../../../graphql/generated";
import type { ValveBundle, ValveLocation } from "../../../../shared/valves/valve";
import { ScheduleDialog } from "../ScheduleDialog";

/** 2026-11-22 12:00 in Ljubljana, a Sunday. */
export const noon = 1_795_345_200;

export const morning = {
  startTime: "06:00",
  endTime: "06:20",
  duration: null,
  weekDays: ["MONDAY", "FRIDAY"] as const,
};
export const drip = { startTime: "21:30", endTime: null, duration: 900, weekDays: ["SUNDAY"] as const };

type Rows = readonly object[];

export const bundle = (more: Partial<ValveBundle> & { schedule?: Rows } = {}) =>
  ({
    id: "4",
    name: "Severne grede",
    version: 3,
    changeDate: noon - 60,
    changedBy: "Ana Novak",
    pausedUntil: null,
    schedule: [morning, drip],
    valves: [],
    ...more,
  }) as ValveBundle;

export const location = (bundles: ValveBundle[]): ValveLocation => ({
  id: "2",
  name: "Park Tivoli",
  timeZone: "Europe/Ljubljana",
  valveCount: 0,
  rainDelayUntil: null,
  permissions: { editSchedule: true, editBundles: false, controlValves: true },
  bundles,
  unbundled: [],
});

export const refusal = (code: string, extensions: object = {}) =>
  new GraphQLError("refused", { extensions: { code, ...extensions } });

type Sent = { input: { id: string; version: number; schedule: ScheduleRowInput[] } };

/** A portal that stores a schedule, and refuses one that was begun from an older version. */
export function portal(stored: ValveBundle) {
  let now = stored;
  return {
    /** Somebody else's change. */
    change: (more: object) => {
      now = { ...now, version: (now.version ?? 0) + 1, ...more };
      return now;
    },
    root: {
      valveLocation: () => location([now]),
      valveSchedulePreview: jest.fn(
        ({ schedule, from, days }: { schedule: unknown[]; from: number; days: number }) => ({
          from,
          to: from + days * 86_400,
          openings: [{ from: noon + 3_600, to: noon + 4_800, kind: "SCHEDULED" }],
          rows: schedule.map((_, place) => ({
            neverRuns: false,
            overlaps: place === 2 ? [0] : [],
            openings: [],
          })),
        }),
      ),
      updateValveBundle: jest.fn(({ input: { version, schedule } }: Sent) => {
        if (version !== now.version) throw refusal("CONFLICT");
        now = {
          ...now,
          version: version + 1,
          schedule: schedule.map((row) => ({ endTime: null, duration: null, ...row })),
        } as ValveBundle;
        return { bundle: now };
      }),
    },
  };
}

/** The editor over a page, to which news can be told. */
export async function showSchedule(first: ValveBundle, root: Root) {
  let tell: (bundle: ValveBundle) => void = () => {};
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const [shown, setShown] = useState(first);
    tell = setShown;
    if (!isOpen) return <p>the page</p>;
    return <ScheduleDialog location={location([shown])} bundle={shown} onClose={() => setOpen(false)} />;
  }
  const view = renderPortal(<Page />, { at: "/location/2", root });
  await screen.findByRole("dialog", { name: `Urnik: ${first.name}` });
  return { ...view, tell: (news: ValveBundle) => tell(news) };
}
