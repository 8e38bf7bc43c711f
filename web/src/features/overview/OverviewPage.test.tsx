import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clientRow } from "../../../test/clientRow";
import { down } from "../../../test/down";
import { feed } from "../../../test/schemaLink";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import { group, inGroup, now, showOverview, whole } from "./testing/showOverview";

const most = clientRow({ id: "1", name: "Most", ...inGroup, lastActiveDate: now - 20 });
const sola = clientRow({ id: "2", name: "Šola", ...inGroup, lastActiveDate: now - 7200 });

const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "Ana", isAdmin: 0, groupName: "Občina", groupId: "1" });
});

describe("the overview", () => {
  it("shows each group's devices with state and age", async () => {
    showOverview({ clients: [sola, most].map(whole) });
    expect(screen.getByRole("status", { name: "Nalaganje …" })).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: /Občina/ })).toBeVisible();
    expect(within(row("Most")).getByRole("img", { name: "Aktivna" })).toBeVisible();
    expect(within(row("Šola")).getByText("pred 2 h")).toBeVisible();
  });

  it("sorts by a column and remembers it in the address", async () => {
    const { router } = showOverview({ clients: [most, sola].map(whole) });
    await userEvent.click(await screen.findByRole("button", { name: "Nazadnje aktivna" }));
    expect(router.state.location.search).toContain("sort=lastActive");
    const [, first] = screen.getAllByRole("row");
    expect(first).toHaveAccessibleName(/Šola/);
    expect(screen.getByRole("columnheader", { name: "Nazadnje aktivna" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  });

  it("searches, and offers a way back from nothing found", async () => {
    const { router } = showOverview({ clients: [most, sola].map(whole) });
    await userEvent.type(await screen.findByRole("searchbox"), "sol");
    expect(screen.queryByRole("row", { name: /Most/ })).toBeNull();
    await userEvent.type(screen.getByRole("searchbox"), "xyz");
    await userEvent.click(screen.getByRole("button", { name: "Počisti iskanje" }));
    expect(row("Most")).toBeVisible();
    expect(router.state.location.search).toBe("?map=hidden");
  });

  it("narrows to the silent by the summary", async () => {
    showOverview({ clients: [most, sola].map(whole) });
    await userEvent.click(await screen.findByRole("button", { name: /Se ne javljajo/, pressed: false }));
    expect(screen.queryByRole("row", { name: /Most/ })).toBeNull();
    expect(row("Šola")).toBeVisible();
  });

  it("opens a device by a click on its row, and by its menu", async () => {
    const { router } = showOverview({ clients: [most].map(whole) });
    await userEvent.click(
      await within(await screen.findByRole("row", { name: /Most/ })).findByText("pravkar"),
    );
    expect(router.state.location.pathname).toBe("/client/1");
    await act(() => router.navigate("/overview?map=hidden"));
    await userEvent.click(await screen.findByRole("button", { name: "Dejanja za Most" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Odpri" }));
    expect(router.state.location.pathname).toBe("/client/1");
  });

  it("changes a row in place when its device reports", async () => {
    const live = feed<{ clientStatus: object }>();
    showOverview({ clients: [most, sola].map(whole), clientStatus: live.stream });
    await waitFor(() => expect(within(row("Šola")).getByRole("img", { name: "Tiha" })).toBeVisible());
    live.push({ clientStatus: { ...whole(sola), lastActiveDate: now, alarms: [{ text: "Baterija" }] } });
    expect(await within(row("Šola")).findByText("Baterija")).toBeVisible();
    expect(within(row("Šola")).getByRole("img", { name: "Aktivna" })).toBeVisible();
  });

  it("keeps the last good data when a refresh fails, and says how old they are", async () => {
    let clients: () => unknown = () => [whole(most)];
    const { client } = showOverview({ clients: () => clients() });
    await screen.findByRole("row", { name: /Most/ });
    clients = down;
    await act(() => client.refetchQueries({ include: "active" }).catch(() => undefined));
    expect(await screen.findByText(/Prislo je do napake med pridobivanjem podatkov!/)).toBeVisible();
    expect(row("Most")).toBeVisible();
    clients = () => [whole(most), whole(sola)];
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    expect(await screen.findByRole("row", { name: /Šola/ })).toBeVisible();
    expect(screen.queryByText(/Prislo je do napake/)).toBeNull();
  });

  it("goes on saying so while it tries again", async () => {
    let clients: () => unknown = () => [whole(most)];
    const { client } = showOverview({ clients: () => clients() });
    await screen.findByRole("row", { name: /Most/ });
    clients = down;
    await act(() => client.refetchQueries({ include: "active" }).catch(() => undefined));
    expect(await screen.findByText(/Prislo je do napake/)).toBeVisible();
    clients = () => new Promise(() => {});
    await act(async () => {
      void client.refetchQueries({ include: "active" });
    });
    expect(screen.getByText(/Prislo je do napake/)).toBeVisible();
    expect(row("Most")).toBeVisible();
  });

  it("says so where nothing could be loaded at all, and tries again on request", async () => {
    let clients: () => unknown = down;
    showOverview({ clients: () => clients() });
    expect(await screen.findByText("Prislo je do napake med pridobivanjem podatkov!")).toBeVisible();
    clients = () => [whole(most)];
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    expect(await screen.findByRole("row", { name: /Most/ })).toBeVisible();
  });

  it("leads to the traffic, and to the summary where a group has one", async () => {
    const { unmount } = showOverview({ clients: [most].map(whole) });
    expect(await screen.findByRole("link", { name: "Promet" })).toHaveAttribute("href", "/traffic");
    expect(screen.queryByRole("link", { name: "Povzetek" })).toBeNull();
    unmount();
    const roads = [group("1", "Občina", { summaryGroups: [{ name: "Obvoznica" }] })];
    showOverview({ clients: [most].map(whole), groups: roads });
    expect(await screen.findByRole("link", { name: "Povzetek" })).toHaveAttribute("href", "/summary");
  });

  it("loses no letter that is typed faster than a thousand devices are drawn", async () => {
    const many = Array.from({ length: 1000 }, (_, i) =>
      clientRow({ id: String(i), name: `Lokacija ${i}`, ...inGroup }),
    );
    const { router } = showOverview({ clients: many.map(whole) });
    const box = await screen.findByRole("searchbox");
    for (const text of ["l", "lo", "lok", "lokacija 99"]) fireEvent.change(box, { target: { value: text } });
    expect(box).toHaveValue("lokacija 99");
    await waitFor(() => expect(router.state.location.search).toContain("q=lokacija+99"));
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(12));
  });

  it("tells an empty group from belonging to none", async () => {
    const { unmount } = showOverview({ clients: [] });
    expect(await screen.findByText("Ni še naprav")).toBeVisible();
    unmount();
    localSession.set({ username: "Ana", isAdmin: 0, groupName: null, groupId: null });
    showOverview({ clients: [], groups: [] });
    expect(await screen.findByText("Niste še v skupini")).toBeVisible();
  });

  it("renders of a thousand devices only those in sight", async () => {
    const many = Array.from({ length: 1000 }, (_, i) =>
      clientRow({ id: String(i), name: `Lokacija ${i}`, ...inGroup }),
    );
    showOverview({ clients: many.map(whole) });
    const table = await screen.findByRole("table");
    expect(table).toHaveAttribute("aria-rowcount", "1001");
    expect(screen.getAllByRole("row").length).toBeLessThan(100);
  });
});
