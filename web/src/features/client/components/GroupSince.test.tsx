import "../../../shared/chart/testing/browser";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { localSession } from "../../../shared/session/session";
import { graphTitles, measurement, showClient } from "../testing/showClient";

const session = (isAdmin: 0 | 1) =>
  localSession.set({ username: "Ana", isAdmin, groupName: "Žiri", groupId: "1" });
/** The first of July 2026 in Ljubljana, the start of the shown figures. */
const FROM = 1_782_856_800;
const HOUR = 3600;
const period = `?from=${FROM}&to=${FROM + 24 * HOUR}`;
const show = (groupSince: number | null) => showClient(() => measurement(), { groupSince }, {}, period);
const line = "Naprava je v vaši skupini od 01.07.2026 08:00. Podatki od prej vaši skupini niso na voljo.";

describe("a device that came to its group", () => {
  beforeEach(() => session(0));

  it("within the shown period has a line that says so", async () => {
    show(FROM + 8 * HOUR);
    expect(await screen.findByText(/Naprava je v vaši skupini/)).toHaveTextContent(line);
  });

  it("after the whole period is not said to have measured nothing in it", async () => {
    const missing = Array.from({ length: 24 }, (_, hour) => hour);
    const { container } = showClient(
      () => measurement({ missing }),
      { groupSince: FROM + 48 * HOUR },
      {},
      period,
    );
    expect(await screen.findByText(/Meritve za to obdobje niso na voljo/)).toBeVisible();
    expect(container).not.toHaveTextContent(/ni sporočila/);
  });

  it.each([
    ["when the period began", FROM],
    ["earlier", FROM - HOUR],
    ["nobody knows when", null],
  ])("%s has none", async (_when, since) => {
    show(since);
    expect(await graphTitles()).toHaveLength(5);
    expect(screen.queryByText(/v vaši skupini/)).toBeNull();
  });

  it("has none for administrators, who see all", async () => {
    session(1);
    show(FROM + 8 * HOUR);
    expect(await graphTitles()).toHaveLength(5);
    expect(screen.queryByText(/v vaši skupini/)).toBeNull();
  });
});
