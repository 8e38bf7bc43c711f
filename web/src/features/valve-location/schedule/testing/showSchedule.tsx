import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { renderPortal } from "../../../../../test/renderPortal";
import type { Root } from "../../../../../test/schemaLink";
import type { ScheduleRowInput } from "../../../../graphql/generated";
import type { ScheduledBundle } from "../../../../shared/valves/valve";
import { location, noon, refusal } from "../../testing/valveData";
import { ScheduleDialog } from "../ScheduleDialog";

type Sent = { input: { id: string; version: number; schedule: ScheduleRowInput[] } };

/** A portal that stores a schedule, and refuses a change of an older version. */
export function portal(stored: ScheduledBundle) {
  let now = stored;
  return {
    /** A change by somebody else. */
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
        } as ScheduledBundle;
        return { bundle: now };
      }),
    },
  };
}

/** Renders the editor over a page; returns a function that sends news. */
export async function showSchedule(first: ScheduledBundle, root: Root) {
  let tell: (bundle: ScheduledBundle | null) => void = () => {};
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const [shown, setShown] = useState<ScheduledBundle | null>(first);
    tell = setShown;
    if (!isOpen) return <p>the page</p>;
    return (
      <ScheduleDialog
        location={location(shown === null ? [] : [shown])}
        bundle={shown ?? first}
        onClose={() => setOpen(false)}
      />
    );
  }
  const view = renderPortal(<Page />, { at: "/location/2", root });
  await screen.findByRole("dialog", { name: `Urnik: ${first.name}` });
  return { ...view, tell: (news: ScheduledBundle | null) => tell(news) };
}
