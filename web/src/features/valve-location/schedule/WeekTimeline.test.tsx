import { afterEach, expect, it, jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { renderPortal } from "../../../../test/renderPortal";
import { bundle, location } from "../testing/valveData";
import { WeekTimeline } from "./WeekTimeline";

afterEach(() => {
  jest.restoreAllMocks();
});

/** 2026-10-24 00:00 in Ljubljana: in the night to the next day the clock goes back. */
const saturday = 1_792_792_800;
const hour = 3_600;
const sunday = saturday + 24 * hour;
const openings = [
  { from: saturday + 23 * hour, to: sunday + hour },
  { from: sunday + 24 * hour, to: sunday + 24 * hour + 600 },
].map((opening) => ({ ...opening, kind: "SCHEDULED" }));

const valveSchedulePreview = jest.fn(({ from, days }: { from: number; days: number }) => ({
  from,
  to: from + days,
  openings,
  rows: [],
}));

async function show(pausedUntil: number | null) {
  jest.spyOn(Date, "now").mockReturnValue((saturday + hour) * 1000);
  const shown = bundle({ pausedUntil });
  renderPortal(<WeekTimeline location={location([shown])} bundle={shown} />, {
    root: { valveSchedulePreview },
  });
  const week = await screen.findByRole("list", { name: "Naslednjih 7 dni: Severne grede" });
  await within(week).findAllByText(/23:00/);
  return within(week)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
}

it("says of each local day when it opens and how long, also of one with 25 hours", async () => {
  const [today, next, after] = await show(null);
  expect(valveSchedulePreview.mock.calls[0]?.[0]).toMatchObject({ from: saturday, days: 7 });
  expect(today).toBe("sob. 24.1 h23:00–00:00");
  expect(next).toBe("ned. 25.25 h1 h 10 min00:00–01:00, 23:00–23:10");
  expect(after).toBe("pon. 26.–ne odpre se");
  expect(screen.getByText("Skupaj 2 h 10 min v 7 dneh.")).toBeVisible();
});

it("shows what a pause keeps shut, and does not count it", async () => {
  const [today, next] = await show(sunday);
  expect(today).toBe("sob. 24.–23:00–00:00, premor");
  expect(next).toBe("ned. 25.25 h1 h 10 min00:00–01:00, 23:00–23:10");
  expect(screen.getByText("premor do jutri 00:00: voda ne teče")).toBeVisible();
});
