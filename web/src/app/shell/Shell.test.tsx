import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clientRow } from "../../../test/clientRow";
import { down } from "../../../test/down";
import { forgetSignOut } from "../../../test/forgetSignOut";
import { giveSize } from "../../../test/layout";
import { renderPortal } from "../../../test/renderPortal";
import type { Failure } from "../../graphql/errors";
import type { ClientRow, GroupRow } from "../../shared/clients/clientRow";
import { ClientsContext } from "../../shared/clients/useClients";
import { leftSession } from "../../shared/session/leftSession";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import { endIntroduction } from "../introduction/introductionDone";
import { Shell } from "./Shell";

giveSize(240, 800);

const now = Math.floor(Date.now() / 1000);
const most = clientRow({ id: "1", name: "Most", lastActiveDate: now - 30 });
const sola = clientRow({ id: "2", name: "Šola", lastActiveDate: now - 7200 });

function show(
  clients: readonly ClientRow[] | undefined,
  root = {},
  groups: readonly GroupRow[] = [],
  failure: Failure | null = null,
  refresh = () => {},
) {
  const value = {
    clients,
    groups,
    at: now,
    failure,
    refresh,
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
  localStorage.clear();
  toast.clear();
  localSession.set({ username: "Ana Novak", isAdmin: 0, groupName: "Občina", groupId: "1" });
  endIntroduction("Ana Novak");
});

describe("the shell", () => {
  it("leads to every location and shows its state", () => {
    show([most, sola]);
    const navigation = within(screen.getByRole("navigation", { name: "Glavna navigacija" }));
    expect(navigation.getByRole("link", { name: "Pregled" })).toHaveAttribute("aria-current", "page");
    expect(navigation.getByRole("link", { name: "Aktivna Most" })).toHaveAttribute("href", "/client/1");
    expect(navigation.getByRole("link", { name: "Tiha Šola" })).toBeVisible();
  });

  it("says that the locations could not be loaded instead of going on as if they came", async () => {
    const refresh = jest.fn();
    show(undefined, {}, [], "NETWORK", refresh);
    expect(screen.getByText("Lokacij ni bilo mogoče naložiti")).toBeVisible();
    const navigation = within(screen.getByRole("navigation", { name: "Glavna navigacija" }));
    await userEvent.click(navigation.getByRole("button", { name: "Poskusi znova" }));
    expect(refresh).toHaveBeenCalledTimes(1);
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

  it("shows the Admin link to administrators only", async () => {
    const { unmount } = show([]);
    expect(screen.queryByRole("link", { name: "Admin" })).toBeNull();
    unmount();
    localSession.set({ username: "Skrbnik", isAdmin: 1, groupName: null, groupId: null });
    show([]);
    expect((await screen.findAllByRole("link", { name: "Admin" }))[0]).toHaveAttribute(
      "href",
      "/admin/clients_overview",
    );
  });

  it("hides the summary where no group has one", async () => {
    const links = () =>
      within(screen.getByRole("navigation", { name: "Glavna navigacija" }))
        .getAllByRole("link")
        .map(({ textContent }) => textContent);
    const { unmount } = show([]);
    expect(links()).toEqual(["Pregled", "Promet", "Primerjava", "Lokacije", "Poročila"]);
    unmount();
    show([], {}, [
      {
        id: "1",
        name: "Občina",
        type: "SPEED",
        timeZone: "Europe/Ljubljana",
        summaryGroups: [{ name: "Center" }],
      },
    ]);
    expect(links()).toContain("Povzetek");
  });

  it("leads who has valves alone to their locations, and to nothing of traffic", () => {
    const park = {
      id: "9",
      name: "Park",
      type: "VALVE" as const,
      timeZone: "Europe/Ljubljana",
      summaryGroups: [],
    };
    show([most], {}, [park]);
    const links = within(screen.getByRole("navigation", { name: "Glavna navigacija" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Pregled", "/overview"],
      ["Park", "/location/9"],
    ]);
  });

  it("leads from the user menu to what is about the person, and to the API page", async () => {
    show([most]);
    await userEvent.click(screen.getByRole("button", { name: "Uporabniški meni: Ana Novak" }));
    const menu = await screen.findByRole("menu");
    expect(menu).toHaveTextContent("Ana NovakObčina");
    const leads = within(menu)
      .getAllByRole("menuitem")
      .map((item) => [item.textContent, item.getAttribute("href")]);
    expect(leads).toEqual([
      ["Profil", "/profile"],
      ["Obvestila", "/notifications"],
      ["Ključi", "/keys"],
      ["Prijavi napako", "/reporterror"],
      ["Raziskovalec API", "/graphiql"],
      ["Kratek uvod", null],
      ["Bližnjice na tipkovnici", null],
      ["Odjava", null],
    ]);
  });

  it("offers newcomers an introduction, once, and shows it again from the user menu", async () => {
    localStorage.removeItem("introduction.Ana Novak");
    const { unmount } = show([most]);
    const offer = await screen.findByRole("region", { name: "Kratek uvod" });
    await userEvent.click(within(offer).getByRole("button", { name: "Kratek uvod" }));
    const dialog = await screen.findByRole("dialog", { name: "Kratek uvod" });
    expect(within(dialog).getByRole("link", { name: "Odpri: Je ukrep deloval?" })).toHaveAttribute(
      "href",
      "/compare",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Razumem" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("region", { name: "Kratek uvod" })).toBeNull();
    unmount();
    show([most]);
    expect(screen.queryByRole("region", { name: "Kratek uvod" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Uporabniški meni: Ana Novak" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Kratek uvod" }));
    expect(await screen.findByRole("dialog", { name: "Kratek uvod" })).toBeVisible();
  });

  it("lets newcomers wave the introduction away", async () => {
    localStorage.removeItem("introduction.Ana Novak");
    show([most]);
    await userEvent.click(await screen.findByRole("button", { name: "Ne potrebujem uvoda" }));
    expect(screen.queryByRole("region", { name: "Kratek uvod" })).toBeNull();
  });

  it("finds anything by Ctrl K or its button, and lists its keys by ? or from the user menu", async () => {
    show([most]);
    await userEvent.keyboard("{Control>}k{/Control}");
    const field = await screen.findByRole("combobox", { name: "Poišči karkoli" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Poišči karkoli" }));
    await userEvent.type(await screen.findByRole("combobox"), "bliznj{Enter}");
    expect(await screen.findByRole("dialog", { name: "Bližnjice na tipkovnici" })).toBeVisible();
    await userEvent.click(screen.getByRole("switch", { name: "Tipke brez Ctrl" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("?");
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Uporabniški meni: Ana Novak" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Bližnjice na tipkovnici" }));
    await userEvent.click(await screen.findByRole("switch", { name: "Tipke brez Ctrl" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("?");
    expect(await screen.findByRole("dialog", { name: "Bližnjice na tipkovnici" })).toBeVisible();
  });

  it("speaks English on request, and saves it in the account", async () => {
    const updateProfile = jest.fn((_args: { input: object }) => down());
    show([most], { updateProfile });
    await userEvent.click(screen.getByRole("button", { name: "Uporabniški meni: Ana Novak" }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "English" }));
    expect(await screen.findByRole("link", { name: "Overview" })).toBeVisible();
    expect(document.documentElement.lang).toBe("en");
    expect(updateProfile.mock.calls[0]?.[0].input).toMatchObject({ language: "EN" });
    expect(await screen.findByText("The language could not be saved in the account")).toBeVisible();
  });

  it.each([
    ["Odjava je uspela", async () => Response.json({ data: { signOut: { signedOut: true } } })],
    ["Pri odjavi je prišlo do napake", () => Promise.reject(new TypeError("no network"))],
  ])(
    "forgets the session on sign-out, and its cookie allows nothing any more: %s",
    async (message, answer) => {
      const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(answer);
      show([most]);
      await userEvent.click(screen.getByRole("button", { name: "Uporabniški meni: Ana Novak" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Odjava" }));
      expect(await screen.findByText(message)).toBeVisible();
      expect(localSession.read()).toBeNull();
      expect(leftSession.isPending()).toBe(true);
      forgetSignOut();
      fetched.mockRestore();
    },
  );

  it("begins a new page at its top, with the keyboard in it, and goes back to where one was", async () => {
    const scrolled = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
    const { router } = show([most]);
    Object.assign(window, { scrollY: 400 });
    fireEvent.scroll(window);
    await act(() => router.navigate("/client/1"));
    expect(screen.getByRole("main")).toHaveFocus();
    expect(scrolled.mock.lastCall).toEqual([{ top: 0, behavior: "instant" }]);
    scrolled.mockClear();
    await act(() => router.navigate("/client/1?tab=export", { replace: true }));
    expect(scrolled).not.toHaveBeenCalled();
    await act(() => router.navigate(-1));
    expect(scrolled.mock.lastCall).toEqual([{ top: 400, behavior: "instant" }]);
    scrolled.mockRestore();
    Object.assign(window, { scrollY: 0 });
  });
});
