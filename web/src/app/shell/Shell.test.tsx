import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { clientRow } from "../../../test/clientRow";
import { giveSize } from "../../../test/layout";
import { renderPortal } from "../../../test/renderPortal";
import type { ClientRow } from "../../shared/clients/clientRow";
import { ClientsContext } from "../../shared/clients/useClients";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import { Shell } from "./Shell";

giveSize(240, 800);

const now = Math.floor(Date.now() / 1000);
const most = clientRow({ id: "1", name: "Most", lastActiveDate: now - 30 });
const sola = clientRow({ id: "2", name: "Šola", lastActiveDate: now - 7200 });

function show(clients: readonly ClientRow[], root = {}) {
  const value = {
    clients,
    groups: [],
    at: now,
    failure: null,
    refresh: () => {},
    refreshOne: async () => {},
  };
  const shell = (
    <ClientsContext value={value}>
      <Shell />
    </ClientsContext>
  );
  return renderPortal(shell, { root, at: "/overview" });
}

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "Ana Novak", isAdmin: 0, groupName: "Občina", groupId: "1" });
});

describe("the shell", () => {
  it("leads to every location and shows its state", () => {
    show([most, sola]);
    const navigation = within(screen.getByRole("navigation", { name: "Glavna navigacija" }));
    expect(navigation.getByRole("link", { name: "Pregled" })).toHaveAttribute("aria-current", "page");
    expect(navigation.getByRole("link", { name: "Aktivna Most" })).toHaveAttribute("href", "/client/1");
    expect(navigation.getByRole("link", { name: "Tiha Šola" })).toBeVisible();
  });

  it("finds a location among many", async () => {
    const many = Array.from({ length: 20 }, (_, i) =>
      clientRow({ id: String(i + 100), name: `Lokacija ${i}` }),
    );
    show([...many, sola]);
    await userEvent.type(screen.getByRole("searchbox", { name: "Poišči lokacijo" }), "sol");
    expect(screen.getAllByRole("link", { name: /Lokacija|Šola/ })).toHaveLength(1);
  });

  it("hides its sidebar, and remembers it", async () => {
    show([most]);
    await userEvent.click(screen.getByRole("button", { name: "Skrij stransko vrstico" }));
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(localStorage.getItem("sidebar")).toBe("hidden");
  });

  it("shows the Admin link to administrators only", () => {
    const { unmount } = show([]);
    expect(screen.queryByRole("link", { name: "Admin" })).toBeNull();
    unmount();
    localSession.set({ username: "Skrbnik", isAdmin: 1, groupName: null, groupId: null });
    show([]);
    expect(screen.getAllByRole("link", { name: "Admin" })[0]).toHaveAttribute(
      "href",
      "/admin/clients_overview",
    );
  });

  it("speaks English on request", async () => {
    show([most]);
    await userEvent.click(screen.getByRole("button", { name: "Uporabniški meni: Ana Novak" }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "English" }));
    expect(await screen.findByRole("link", { name: "Overview" })).toBeVisible();
    expect(document.documentElement.lang).toBe("en");
  });

  it.each([
    ["Odjava je uspela", () => ({ signedOut: true })],
    [
      "Pri odjavi je prišlo do napake",
      () => {
        throw new GraphQLError("down", { extensions: { code: "UPSTREAM_UNAVAILABLE" } });
      },
    ],
  ])("forgets the session on sign-out: %s", async (message, signOut) => {
    show([most], { signOut });
    await userEvent.click(screen.getByRole("button", { name: "Uporabniški meni: Ana Novak" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Odjava" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(localSession.read()).toBeNull();
  });
});
