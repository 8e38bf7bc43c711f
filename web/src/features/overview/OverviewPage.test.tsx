import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { clientRow } from "../../../test/clientRow";
import { renderPortal } from "../../../test/renderPortal";
import { feed, type Root } from "../../../test/schemaLink";
import { ClientsProvider } from "../../shared/clients/ClientsProvider";
import type { ClientRow } from "../../shared/clients/clientRow";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import { OverviewPage } from "./OverviewPage";

const now = Math.floor(Date.now() / 1000);
const group = {
  id: "1",
  name: "Občina",
  type: "SPEED",
  timeZone: "Europe/Ljubljana",
  inOutGraphs: false,
  summaryGroups: [],
};
const own = { groups: [{ id: "1", name: "Občina" }] };
const most = clientRow({ id: "1", name: "Most", lastActiveDate: now - 20, ...own });
const sola = clientRow({ id: "2", name: "Šola", lastActiveDate: now - 7200, ...own });

/** What the gateway adds to make a whole client of a row. */
const whole = (client: ClientRow) => ({
  ...client,
  createDate: 0,
  valveOpen: null,
  groups: client.groups?.map((known) => ({ ...group, ...known })),
  settings: { ...client.settings, locationName: client.name },
});

function show(root: Root, at = "/overview?map=hidden") {
  const page = (
    <ClientsProvider>
      <OverviewPage />
    </ClientsProvider>
  );
  const routes = [{ path: "/client/:id", element: <p>{"client page"}</p> }];
  return renderPortal(page, { root: { groups: [group], clientStatus: feed().stream, ...root }, at, routes });
}

const down = () => {
  throw new GraphQLError("down", { extensions: { code: "UPSTREAM_UNAVAILABLE" } });
};
const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "Ana", isAdmin: 0, groupName: "Občina", groupId: "1" });
});

describe("the overview", () => {
  it("shows each group's devices with state and age", async () => {
    show({ clients: [sola, most].map(whole) });
    expect(screen.getByRole("status", { name: "Nalaganje …" })).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: /Občina/ })).toBeVisible();
    expect(within(row("Most")).getByRole("img", { name: "Aktivna" })).toBeVisible();
    expect(within(row("Šola")).getByText("pred 2 h")).toBeVisible();
  });

  it("sorts by a column and remembers it in the address", async () => {
    const { router } = show({ clients: [most, sola].map(whole) });
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
    const { router } = show({ clients: [most, sola].map(whole) });
    await userEvent.type(await screen.findByRole("searchbox"), "sol");
    expect(screen.queryByRole("row", { name: /Most/ })).toBeNull();
    await userEvent.type(screen.getByRole("searchbox"), "xyz");
    await userEvent.click(screen.getByRole("button", { name: "Počisti iskanje" }));
    expect(row("Most")).toBeVisible();
    expect(router.state.location.search).toBe("?map=hidden");
  });

  it("narrows to the silent by the summary", async () => {
    show({ clients: [most, sola].map(whole) });
    await userEvent.click(await screen.findByRole("button", { name: /Tihe/, pressed: false }));
    expect(screen.queryByRole("row", { name: /Most/ })).toBeNull();
    expect(row("Šola")).toBeVisible();
  });

  it("opens a device by a click on its row, and by its menu", async () => {
    const { router } = show({ clients: [most].map(whole) });
    await userEvent.click(await screen.findByText("pravkar"));
    expect(router.state.location.pathname).toBe("/client/1");
    await act(() => router.navigate("/overview?map=hidden"));
    await userEvent.click(await screen.findByRole("button", { name: "Dejanja za Most" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Odpri" }));
    expect(router.state.location.pathname).toBe("/client/1");
  });

  it("changes a row in place when its device reports", async () => {
    const live = feed<{ clientStatus: object }>();
    show({ clients: [most, sola].map(whole), clientStatus: live.stream });
    await waitFor(() => expect(within(row("Šola")).getByRole("img", { name: "Tiha" })).toBeVisible());
    live.push({ clientStatus: { ...whole(sola), lastActiveDate: now, alarms: [{ text: "Baterija" }] } });
    expect(await within(row("Šola")).findByText("Baterija")).toBeVisible();
    expect(within(row("Šola")).getByRole("img", { name: "Aktivna" })).toBeVisible();
  });

  it("keeps the last good data when a refresh fails, and says how old they are", async () => {
    let clients: () => unknown = () => [whole(most)];
    const { client } = show({ clients: () => clients() });
    await screen.findByText("Most");
    clients = down;
    await act(() => client.refetchQueries({ include: "active" }).catch(() => undefined));
    expect(await screen.findByText(/Prislo je do napake med pridobivanjem podatkov!/)).toBeVisible();
    expect(row("Most")).toBeVisible();
    clients = () => [whole(most), whole(sola)];
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    expect(await screen.findByRole("row", { name: /Šola/ })).toBeVisible();
    expect(screen.queryByText(/Prislo je do napake/)).toBeNull();
  });

  it("says so where nothing could be loaded at all", async () => {
    show({ clients: down });
    expect(await screen.findByText("Prislo je do napake med pridobivanjem podatkov!")).toBeVisible();
    expect(screen.getByRole("button", { name: "Poskusi znova" })).toBeVisible();
  });

  it("tells an empty group from belonging to none", async () => {
    const { unmount } = show({ clients: [] });
    expect(await screen.findByText("Ni še naprav")).toBeVisible();
    unmount();
    localSession.set({ username: "Ana", isAdmin: 0, groupName: null, groupId: null });
    show({ clients: [], groups: [] });
    expect(await screen.findByText("Niste še v skupini")).toBeVisible();
  });

  it("renders of a thousand devices only those in sight", async () => {
    const many = Array.from({ length: 1000 }, (_, i) =>
      clientRow({ id: String(i), name: `Lokacija ${i}`, ...own }),
    );
    show({ clients: many.map(whole) });
    const table = await screen.findByRole("table");
    expect(table).toHaveAttribute("aria-rowcount", "1001");
    expect(screen.getAllByRole("row").length).toBeLessThan(100);
  });
});
