import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { GraphQLError } from "graphql";
import { measurement } from "../../../shared/chart/testing/measurement";
import { columnKeys, trafficKeys } from "../../../shared/clients/columns/columnKeys";
import { localSession } from "../../../shared/session/session";
import { group, healthy, showOverview, whole } from "../testing/showOverview";
import { showsTraffic, toggleTraffic } from "./traffic";

const covered = (share: number) => ({ coveredSeconds: share * 86_400, totalSeconds: 86_400, share });
const speeds = (v85: number) => ({ v30: 40, v50: 44, v85, sampleSize: 500 });

const most = {
  ...whole(healthy({ id: "1", name: "Most" })),
  measurement: measurement({ totalVehicles: 1000, percentageOverLimit: 12.4, percentiles: speeds(51) }),
};
const sola = {
  ...whole(healthy({ id: "2", name: "Šola" })),
  measurement: measurement({ totalVehicles: 400, percentiles: speeds(37), completeness: covered(0.25) }),
};
const valve = {
  ...whole(healthy({ id: "3", name: "Park", groups: [{ id: "9", name: "Vrt" }] })),
  measurement: () => {
    throw new Error("A valve was asked for its traffic.");
  },
};
/** The gateway's answer: the named devices, otherwise all. */
const of =
  (all: object[]) =>
  ({ ids }: { ids?: string[] | null }) =>
    all.filter((one) => !ids || ids.includes(Reflect.get(one, "id") as string));
const clients = of([most, sola, valve]);
const groups = [group("1", "Občina"), group("9", "Vrt", { type: "VALVE" })];

const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });
const toggle = () => screen.findByRole("button", { name: "Promet 24 h" });
const heads = () =>
  within(screen.getByRole("table", { name: "Stanje naprav: Občina" }))
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);

beforeEach(() => localSession.set({ username: "ana", isAdmin: 0, groupName: "Občina", groupId: "1" }));

describe("the overview's traffic", () => {
  it("shows what passed in 24 hours behind the state by one press, and goes by another", async () => {
    const { router } = showOverview({ clients, groups });
    await userEvent.click(await toggle());
    await waitFor(() => expect(row("Most")).toHaveTextContent("1000"));
    expect(heads().slice(0, 6)).toEqual([
      "Ime",
      "Stanje",
      "Število 24 h",
      "V85 24 h",
      "Nad omejitvijo 24 h",
      "Opozorila",
    ]);
    expect(row("Most")).toHaveTextContent("51");
    expect(row("Most")).toHaveTextContent("12,4 %");
    expect(router.state.location.search).toContain("count%2Cv85%2CoverLimit");
    expect(await toggle()).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(await toggle());
    await waitFor(() => expect(heads()).not.toContain("V85 24 h"));
    expect(await toggle()).toHaveAttribute("aria-pressed", "false");
  });

  it("says for how much of the day a count stands, and of valves nothing", async () => {
    showOverview({ clients, groups });
    await userEvent.click(await toggle());
    await waitFor(() => expect(row("Šola")).toHaveTextContent("25,0 % dneva"));
    expect(row("Most")).not.toHaveTextContent("dneva");
    expect(within(row("Park")).getAllByRole("cell")[2]).toHaveTextContent(/^$/);
  });

  it("says how much of the day a count leaves out", async () => {
    const left = { ...most, measurement: { ...most.measurement, leftOutSeconds: 21_600 } };
    showOverview({ clients: of([left, sola, valve]), groups });
    await userEvent.click(await toggle());
    await waitFor(() => expect(row("Most")).toHaveTextContent("izločeno 6 h"));
    expect(row("Šola")).not.toHaveTextContent("izločeno");
  });

  it("sorts by it, with who has none last", async () => {
    const { router } = showOverview({ clients: of([most, sola]), groups });
    await userEvent.click(await toggle());
    await userEvent.click(await screen.findByRole("button", { name: "V85 24 h" }));
    const names = () =>
      screen
        .getAllByRole("row")
        .slice(1)
        .map((one) => within(one).getByRole("link").textContent);
    await waitFor(() => expect(names()).toEqual(["Šola", "Most"]));
    await userEvent.click(screen.getByRole("button", { name: "V85 24 h" }));
    await waitFor(() => expect(names()).toEqual(["Most", "Šola"]));
    expect(router.state.location.search).toContain("sort=-v85");
  });

  it("stands there again for who left it on, and asks nothing of who did not", async () => {
    const first = showOverview({ clients, groups });
    await userEvent.click(await toggle());
    await waitFor(() => expect(row("Most")).toHaveTextContent("1000"));
    first.unmount();
    const second = showOverview({ clients, groups });
    await waitFor(() => expect(row("Most")).toHaveTextContent("1000"));
    second.unmount();
    localSession.set({ username: "bor", isAdmin: 0, groupName: "Občina", groupId: "1" });
    showOverview({ clients: of([{ ...most, measurement: valve.measurement }]), groups });
    await screen.findByRole("table");
    expect(heads()).not.toContain("V85 24 h");
  });

  it("says that it can't be had, and tries again", async () => {
    let isDown = true;
    const measured = () => {
      if (isDown) throw new GraphQLError("Down");
      return most.measurement;
    };
    showOverview({ clients: of([{ ...most, measurement: measured }]), groups });
    await userEvent.click(await toggle());
    expect(await screen.findByRole("alert")).toHaveTextContent("Podatkov o prometu ni bilo mogoče dobiti.");
    isDown = false;
    await userEvent.click(within(screen.getByRole("alert")).getByRole("button"));
    await waitFor(() => expect(row("Most")).toHaveTextContent("1000"));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

it("goes in and out of any choice of columns without a trace", () => {
  const choice = fc.subarray([...columnKeys.slice(1)]).map((some) => ["name" as const, ...some]);
  fc.assert(
    fc.property(choice, (columns) => {
      const on = toggleTraffic(columns);
      expect(showsTraffic(on)).toBe(true);
      expect(on.filter((key) => trafficKeys.some((other) => other === key))).toEqual([...trafficKeys]);
      expect(toggleTraffic(on)).toEqual(columns);
    }),
  );
});
