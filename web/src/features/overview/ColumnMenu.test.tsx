import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { localSession } from "../../shared/session/session";
import { healthy, showOverview, whole } from "./testing/showOverview";

const clients = [healthy({ id: "1", name: "Most" })].map(whole);
const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const allHeads = [
  "Ime",
  "Stanje",
  "Opozorila",
  "Opombe",
  "ID",
  "Nazadnje aktivna",
  "Serijska številka",
  "Različica FW",
  "Različica konfiguracije",
  "Napetost baterije",
  "RSSI",
  "Dejanja",
];

const showsHeads = (wanted: string[]) => waitFor(() => expect(heads()).toEqual(wanted));

const signIn = (username: string) =>
  localSession.set({ username, isAdmin: 0, groupName: "Občina", groupId: "1" });

async function openMenu() {
  await userEvent.click(await screen.findByRole("button", { name: "Stolpci" }));
  return within(await screen.findByRole("dialog", { name: "Stolpci" }));
}

beforeEach(() => signIn("ana"));

describe("the choice of columns", () => {
  it("begins with all eleven, in their order", async () => {
    showOverview({ clients });
    await screen.findByRole("table");
    await showsHeads(allHeads);
  });

  it("takes one out, and remembers it for this visitor alone", async () => {
    const { unmount, router } = showOverview({ clients });
    const menu = await openMenu();
    await userEvent.click(menu.getByRole("checkbox", { name: "Opombe" }));
    await waitFor(() => expect(heads()).not.toContain("Opombe"));
    expect(router.state.location.search).toContain("columns=name%2Cstatus%2Calerts%2Cid");
    unmount();

    const again = showOverview({ clients });
    await screen.findByRole("table");
    expect(heads()).not.toContain("Opombe");
    await waitFor(() => expect(again.router.state.location.search).toContain("columns="));
    again.unmount();

    signIn("bor");
    showOverview({ clients });
    await screen.findByRole("table");
    await showsHeads(allHeads);
  });

  it("shows what a link says, and leaves the own choice alone", async () => {
    localStorage.setItem("overview.columns.ana", "name,id");
    showOverview({ clients }, "/overview?map=hidden&columns=battery,status");
    await screen.findByRole("table");
    await showsHeads(["Ime", "Napetost baterije", "Stanje", "Dejanja"]);
    expect(localStorage.getItem("overview.columns.ana")).toBe("name,id");
  });

  it("keeps the name", async () => {
    showOverview({ clients });
    const menu = await openMenu();
    expect(menu.getByRole("checkbox", { name: "Ime" })).toBeDisabled();
    expect(menu.queryByRole("button", { name: "Ime: premakni dol" })).toBeNull();
  });

  it("moves a column by button and by keyboard, and says where it went", async () => {
    showOverview({ clients }, "/overview?map=hidden&columns=status,id,rssi");
    const menu = await openMenu();
    await userEvent.click(menu.getByRole("button", { name: "RSSI: premakni gor" }));
    await showsHeads(["Ime", "Stanje", "RSSI", "ID", "Dejanja"]);
    expect(menu.getByText("RSSI: mesto 3 od 4")).toBeInTheDocument();
    expect(menu.getByRole("button", { name: "RSSI: premakni gor" })).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await showsHeads(["Ime", "RSSI", "Stanje", "ID", "Dejanja"]);
    expect(menu.getByRole("button", { name: "RSSI: premakni dol" })).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
    await showsHeads(["Ime", "Stanje", "ID", "RSSI", "Dejanja"]);
  });

  it("goes back to all, also in the address", async () => {
    localStorage.setItem("overview.columns.ana", "name,id");
    const { router } = showOverview({ clients });
    const menu = await openMenu();
    await userEvent.click(menu.getByRole("button", { name: "Ponastavi" }));
    await showsHeads(allHeads);
    expect(router.state.location.search).toBe("?map=hidden");
    expect(localStorage.getItem("overview.columns.ana")).toBeNull();
  });

  it("lets nothing that nobody sees decide the order", async () => {
    const { router } = showOverview({ clients }, "/overview?map=hidden&sort=-rssi");
    const menu = await openMenu();
    await userEvent.click(menu.getByRole("checkbox", { name: "RSSI" }));
    expect(router.state.location.search).not.toContain("sort");
  });
});
