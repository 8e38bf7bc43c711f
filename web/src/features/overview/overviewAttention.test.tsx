import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { giveSize } from "../../../test/layout";
import { localSession } from "../../shared/session/session";
import { group, healthy, now, showOverview, whole } from "./testing/showOverview";

giveSize(400, 400);

const day = 86_400;
const info = healthy({ id: "0" }).info;
const clients = [
  healthy({ id: "1", name: "Zdrava" }),
  healthy({ id: "2", name: "Tiha", lastActiveDate: now - 7200 }),
  healthy({ id: "3", name: "Vrata", alarms: [{ text: "Odprta vrata" }], lastActiveDate: now - 9000 }),
  healthy({ id: "4", name: "Prazna", info: { ...info, batteryVoltage: 11.3 } }),
  healthy({ id: "5", name: "Slepa", lastCountDate: now - 3 * day }),
  healthy({ id: "6", name: "Nova", lastActiveDate: null, lastCountDate: null }),
].map(whole);

const panel = () => screen.findByRole("region", { name: "Potrebuje pozornost" });
const listed = async () =>
  within(await panel())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

beforeEach(() => localSession.set({ username: "ana", isAdmin: 0, groupName: "Občina", groupId: "1" }));

describe("the devices that need attention", () => {
  it("stand above the tables, the worst first, each once with its reasons, age and link", async () => {
    showOverview({ clients });
    expect(await listed()).toEqual([
      "Vratapred 2 hOdprta vrataTiha",
      "Tihapred 2 hTiha",
      "SlepapravkarNe zaznava prometa",
      "NovanikoliŠe ni poročala",
      "PraznapravkarBaterija 11,3\u00a0V",
    ]);
    const link = within(await panel()).getByRole("link", { name: "Slepa" });
    expect(link).toHaveAttribute("href", "/client/5");
  });

  it("fold away, and the address says so", async () => {
    const { router } = showOverview({ clients });
    const head = within(await panel()).getByRole("button", { name: /Potrebuje pozornost 5 naprav/ });
    await userEvent.click(head);
    expect(head).toHaveAttribute("aria-expanded", "false");
    expect(within(await panel()).queryByRole("listitem")).toBeNull();
    expect(router.state.location.search).toContain("attention=closed");
  });

  it("are not spoken of where all is well", async () => {
    showOverview({ clients: clients.slice(0, 1) });
    await screen.findByRole("table");
    expect(screen.queryByRole("region", { name: "Potrebuje pozornost" })).toBeNull();
  });

  it("are counted in the strip, which narrows the tables to them", async () => {
    showOverview({ clients });
    await userEvent.click(await screen.findByRole("button", { name: "Za pregled 5 potrebujejo ogled" }));
    const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
    expect(rows).toHaveLength(5);
    expect(within(screen.getByRole("table")).queryByText("Zdrava")).toBeNull();
  });

  it("are no valves for counting nothing", async () => {
    const groups = [group("1", "Park", { type: "VALVE" })];
    showOverview({ clients: clients.slice(4, 5), groups });
    await screen.findByRole("table");
    expect(screen.queryByText("Ne zaznava prometa")).toBeNull();
  });
});
