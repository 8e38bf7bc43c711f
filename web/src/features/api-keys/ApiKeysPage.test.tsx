import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clientRow } from "../../../test/clientRow";
import { copiedText } from "../../../test/copiedText";
import { editedOnce } from "../../../test/history";
import { offerAllBut } from "../../../test/offers";
import { pressTwice } from "../../../test/pressTwice";
import { renderPortal } from "../../../test/renderPortal";
import type { Root } from "../../../test/schemaLink";
import { serverNow } from "../../graphql/serverClock";
import { adoptLanguage } from "../../i18n/language";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import type { ApiKey } from "../../shared/keys/apiKey";
import { apiKey, groupKey, keysPortal, made, refusal } from "../../shared/keys/testing/keysPortal";
import { localSession } from "../../shared/session/session";
import { formatDate } from "../../shared/time/format";
import { toast } from "../../shared/ui/toastStore";
import { ApiKeysPage } from "./ApiKeysPage";

const group = (id: string, name: string, type: "SPEED" | "VALVE" = "SPEED") => ({
  id,
  name,
  type,
  timeZone: "Europe/Ljubljana",
  summaryGroups: [],
});
const town = group("1", "Občina");

type Shown = { keys?: ApiKey[]; at?: string; groups?: ClientsValue["groups"]; root?: Root };

/** Renders the page with a portal that has these keys. */
async function show({ keys = [], at = "/keys", groups = [town], root = {} }: Shown = {}) {
  const { portal, root: answers } = keysPortal(keys);
  const value: ClientsValue = {
    clients: [clientRow({ id: "8", name: "Most" }), clientRow({ id: "7", name: "Kidričeva cesta" })],
    groups,
    at: 0,
    failure: null,
    refresh: () => {},
    refreshOne: async () => {},
  };
  const page = (
    <ClientsContext value={value}>
      <ApiKeysPage />
    </ClientsContext>
  );
  const view = await act(async () => renderPortal(page, { at, root: { ...answers, ...root } }));
  return { ...view, portal };
}

const item = async (id: string) => {
  await waitFor(() => expect(document.querySelector(`[data-key="${id}"]`)).not.toBeNull());
  return document.querySelector<HTMLElement>(`[data-key="${id}"]`) as HTMLElement;
};
const menuOf = async (id: string) => {
  await userEvent.click(within(await item(id)).getByRole("button", { name: /^Dejanja: / }));
  return within(await screen.findByRole("menu"));
};
const choose = async (id: string, action: string) =>
  userEvent.click((await menuOf(id)).getByRole("menuitem", { name: action }));
type Form = Awaited<ReturnType<typeof dialog>>;
const dialog = async (name?: string | RegExp) => within(await screen.findByRole("dialog", { name }));
const secrets = () => [...document.querySelectorAll("[data-secret]")].map(({ textContent }) => textContent);

beforeEach(() => {
  toast.clear();
  adoptLanguage("sl");
  localSession.set({ username: "Ana", isAdmin: 0, groupName: "Občina", groupId: "1" });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe("the list of keys", () => {
  it("tells of each what it opens, how much, where, and when it was used; the newest first", async () => {
    await show({
      keys: [
        apiKey("1", { name: "Stran občine", origins: ["https://a.si", "https://b.si", "http://c.si"] }),
        groupKey("2", { viewOnly: false, key: null, lastUsedDate: made }),
      ],
    });
    const first = await item("2");
    expect(first).toHaveTextContent("brez imena");
    expect(first).toHaveTextContent("skupina Občina");
    expect(first).toHaveTextContent("Polni dostop");
    expect(first).not.toHaveTextContent("nikoli");
    const second = await item("1");
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(second).toHaveTextContent("Stran občine");
    expect(second).toHaveTextContent("Za ogled");
    expect(second).toHaveTextContent("a.si, b.si +1");
    expect(second).toHaveTextContent("nikoli");
    expect(within(second).getByRole("link", { name: "Kidričeva cesta" })).toHaveAttribute(
      "href",
      "/client/7",
    );
    expect(screen.queryByRole("columnheader", { name: "Skupina" })).toBeNull();
    expect(screen.getByText("2 ključa")).toBeVisible();
  });

  it("tells administrators whose each is", async () => {
    localSession.set({ username: "Admin", isAdmin: 1, groupName: null, groupId: null });
    await show({ keys: [apiKey("1"), apiKey("2", { group: null })] });
    expect(await screen.findByRole("columnheader", { name: "Skupina" })).toBeVisible();
    expect(within(await item("1")).getByRole("cell", { name: "Občina" })).toBeVisible();
  });

  it("grows page by page", async () => {
    const keys = Array.from({ length: 60 }, (_, index) => apiKey(String(index + 1)));
    await show({ keys });
    await item("60");
    expect(document.querySelector('[data-key="1"]')).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Pokaži več" }));
    await item("1");
    await userEvent.click(screen.getByRole("searchbox", { name: "Poišči ključ" }));
    await userEvent.paste("kljuc");
    expect(await screen.findByText("Noben ključ ne ustreza iskanju")).toBeVisible();
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.paste("KIDRICEVA");
    await item("1");
  });

  it("finds a leaked key on any page by how it begins, and lets the rest of it go nowhere", async () => {
    const keys = Array.from({ length: 120 }, (_, index) =>
      apiKey(String(index + 1), {
        key: null,
        viewOnly: false,
        start: index === 0 ? "ak_Ab-_9x" : "ak_other1",
      }),
    );
    const { router } = await show({ keys });
    await item("120");
    await userEvent.click(screen.getByRole("searchbox", { name: "Poišči ključ" }));
    await userEvent.paste("Authorization: ApiKey ak_Ab-_9xQwErTzUiOpAsDfGhJkLyXcVbNm");
    expect(await item("1")).toHaveTextContent("ak_Ab-_9x…");
    expect(screen.getByText("1 ključ")).toBeVisible();
    expect(document.querySelectorAll("[data-key]")).toHaveLength(1);
    expect(screen.getByRole("searchbox")).toHaveValue("Authorization: ApiKey ak_Ab-_9x");
    expect(router.state.location.search).not.toContain("Qw");
  });

  it("tells from where a key was used, until when it works, and warns a week before", async () => {
    const day = 86_400;
    const now = serverNow();
    await show({
      keys: [
        apiKey("1", {
          expireDate: now - 1,
          hasEnd: true,
          lastUsedDate: made,
          lastUsedAddress: "::ffff:192.0.2.7",
        }),
        apiKey("2", { expireDate: now + 7 * day, hasEnd: true }),
        apiKey("3", { expireDate: now + 8 * day, hasEnd: true }),
        apiKey("4", { hasEnd: null, start: "vk_123456" }),
      ],
    });
    const ended = await item("1");
    expect(ended).toHaveTextContent("192.0.2.7");
    expect(ended).toHaveTextContent("Potekel");
    expect(await item("2")).toHaveTextContent("Kmalu poteče");
    expect(await item("3")).toHaveTextContent(formatDate(now + 8 * day - 1));
    expect(await item("3")).not.toHaveTextContent("poteče");
    const untold = await item("4");
    expect(untold).toHaveTextContent("vk_123456…");
    expect(untold).not.toHaveTextContent("brez konca");
  });

  it("says that there are none, and how to make one", async () => {
    await show();
    expect(await screen.findByText("Ključev še ni")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Nov ključ" }));
    expect(await screen.findByRole("dialog", { name: "Nov ključ" })).toBeVisible();
  });

  it("has nothing for who is in no group", async () => {
    localSession.set({ username: "Cene", isAdmin: 0, groupName: null, groupId: null });
    const apiKeys = jest.fn();
    await show({ root: { apiKeys } });
    expect(await screen.findByRole("heading", { name: "Niste v nobeni skupini" })).toBeVisible();
    expect(apiKeys).not.toHaveBeenCalled();
  });

  it("says that it can't be had", async () => {
    const apiKeys = () => {
      throw refusal("UPSTREAM_UNAVAILABLE");
    };
    await show({ root: { apiKeys } });
    expect(await screen.findByRole("alert")).toHaveTextContent("Ključev ni bilo mogoče pridobiti");
  });
});

describe("a key", () => {
  it("is copied, if it is view-only", async () => {
    userEvent.setup();
    await show({ keys: [apiKey("1")] });
    await choose("1", "Kopiraj ključ");
    expect(await screen.findByText("Kopirano: Ključ")).toBeVisible();
    expect(await copiedText()).toBe("vk_1");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  });

  it("that is full has no text to copy, and no links", async () => {
    await show({ keys: [apiKey("2", { viewOnly: false, key: null })] });
    const menu = await menuOf("2");
    const items = menu.getAllByRole("menuitem").map(({ textContent }) => textContent);
    expect(items).toEqual(["Preimenuj", "Veljavnost", "Spletne strani", "Prekliči ključ"]);
    await userEvent.click(menu.getByRole("menuitem", { name: "Preimenuj" }));
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  it("is shown to be marked by hand where the browser refuses to copy", async () => {
    userEvent.setup();
    await show({ keys: [apiKey("1")] });
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
    await choose("1", "Kopiraj ključ");
    await dialog(/^Povezave: /);
    expect(secrets()).toEqual(["vk_1"]);
    expect(screen.getByText("Ni bilo mogoče kopirati: Ključ")).toBeInTheDocument();
  });

  it.each([
    [
      "a group",
      groupKey("1"),
      {
        "Javna stran": "/public?key=vk_1",
        "Izmenjujoči se grafi": "/public/graph?key=vk_1",
        "Zemljevid za vgradnjo": "/embed/map?key=vk_1",
      },
    ],
    [
      "a location",
      apiKey("1"),
      {
        "Javna stran": "/public?key=vk_1",
        "Izmenjujoči se grafi": "/public/graph?key=vk_1",
        "Graf za vgradnjo": "/embed/graph?key=vk_1&client=7",
        "Zemljevid za vgradnjo": "/embed/map?key=vk_1",
      },
    ],
  ])("of %s leads to what it shows, to copy and to look at", async (_what, key, links) => {
    userEvent.setup();
    await show({ keys: [key] });
    await choose("1", "Povezave");
    const shown = await dialog(/^Povezave: /);
    const addresses = shown
      .getAllByRole("link", { name: /^Odpri v novem zavihku/ })
      .map((link) => [link.getAttribute("target"), link.getAttribute("href")]);
    expect(addresses).toEqual(
      Object.values(links).map((path) => ["_blank", `${window.location.origin}${path}`]),
    );
    for (const [name, path] of Object.entries(links)) {
      await userEvent.click(shown.getByRole("button", { name: `Kopiraj: ${name}` }));
      await waitFor(async () => expect(await copiedText()).toBe(`${window.location.origin}${path}`));
    }
  });

  it("leads to pages in the language of whoever looks at its links", async () => {
    adoptLanguage("en");
    await show({ keys: [apiKey("1")] });
    await userEvent.click(within(await item("1")).getByRole("button", { name: /^Actions: / }));
    await userEvent.click(within(await screen.findByRole("menu")).getByRole("menuitem", { name: "Links" }));
    const links = (await dialog(/^Links: /)).getAllByRole("link", { name: /^Open in a new tab/ });
    expect(links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("lang"))).toEqual(
      links.map(() => "en"),
    );
  });

  it("leads to the code to embed only where the device has that tab", async () => {
    const most = { id: "8", name: "Most", visionType: "VISION_VEHICLES" as const };
    await show({ keys: [apiKey("1"), apiKey("2", { client: most })] });
    await choose("1", "Povezave");
    expect((await dialog()).getByRole("link", { name: "Koda za vgradnjo" })).toHaveAttribute(
      "href",
      "/client/7?tab=embed",
    );
    await userEvent.click((await dialog()).getByRole("button", { name: "Zapri" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await choose("2", "Povezave");
    expect((await dialog()).queryByRole("link", { name: "Koda za vgradnjo" })).toBeNull();
  });

  it("of a group of valves leads to no public page", async () => {
    const park = { id: "2", name: "Park", type: "VALVE" as const };
    await show({ keys: [groupKey("1", { group: park })] });
    await choose("1", "Povezave");
    expect((await dialog()).getByText("Ventili se na javnih straneh ne kažejo.")).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Odpri/ })).toBeNull();
  });

  it("gets another name, once, and the focus goes back to its menu", async () => {
    const { portal } = await show({ keys: [apiKey("1", { name: "Stara" })] });
    await choose("1", "Preimenuj");
    const form = await dialog("Preimenuj: Stara");
    const name = form.getByRole("textbox", { name: "Ime" });
    await userEvent.clear(name);
    await userEvent.click(form.getByRole("button", { name: "Preimenuj" }));
    expect(await form.findByText("Obvezno polje.")).toBeVisible();
    await userEvent.type(name, "a".repeat(101));
    expect(await form.findByText("Največ 100 znakov.")).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, " Nova ");
    await pressTwice(form.getByRole("button", { name: "Preimenuj" }));
    expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
    expect(portal.updated).toEqual([{ id: "1", name: "Nova" }]);
    expect(await item("1")).toHaveTextContent("Nova");
    await waitFor(() => expect(screen.getByRole("button", { name: "Dejanja: Nova" })).toHaveFocus());
  });

  it.each([
    ["Preimenuj", (form: Form) => userEvent.type(form.getByRole("textbox", { name: "Ime" }), "!")],
    ["Veljavnost", (form: Form) => userEvent.click(form.getByRole("button", { name: "Brez konca" }))],
  ])("is said to be another while somebody changes it: %s", async (work, change) => {
    const expireDate = serverNow() + 90 * 86_400;
    const key = apiKey("1", { name: "Stara", etag: "before", expireDate, hasEnd: true });
    const { portal, client } = await show({ keys: [key], root: editedOnce([]).root });
    await choose("1", work);
    const form = await dialog();
    await change(form);
    portal.keys = [{ ...key, origins: ["https://a.si"], etag: "theirs" }];
    await act(() => client.refetchQueries({ include: "active" }));
    expect(await form.findByText(/^Medtem je to shranil še nekdo: ana@obcina.si/)).toBeVisible();
  });

  it.each([
    [
      refusal("VALIDATION_FAILED", { fields: [{ path: "name", message: "is wrong", fault: "WRONG" }] }),
      "Ni pravilno.",
    ],
    [refusal("NOT_FOUND"), "Tega ključa ni več."],
  ])("says in its form why it got no other name: %s", async (fault, said) => {
    const { portal } = await show({ keys: [apiKey("1", { name: "Stara" })] });
    portal.fault = fault;
    await choose("1", "Preimenuj");
    const form = await dialog("Preimenuj: Stara");
    await userEvent.type(form.getByRole("textbox", { name: "Ime" }), "2");
    await userEvent.click(form.getByRole("button", { name: "Preimenuj" }));
    expect(await form.findByText(said)).toBeVisible();
    expect(screen.getByText("Napaka pri shranjevanju!")).toBeInTheDocument();
  });

  it("shows two ends that two people set side by side, as the days that they are", async () => {
    const key = apiKey("1", { name: "Stara", etag: "before" });
    const { portal } = await show({ keys: [key], root: editedOnce([]).root });
    await choose("1", "Veljavnost");
    const form = await dialog("Veljavnost: Stara");
    await userEvent.type(form.getByRole("textbox", { name: /Velja do/ }), "31.12.2099");
    const expireDate = Date.UTC(2098, 11, 31, 23) / 1000;
    portal.keys = [{ ...key, origins: ["https://a.si"], expireDate, hasEnd: true, etag: "theirs" }];
    const fields = [{ path: "ifMatch", message: "is stale", fault: "NOT_CURRENT" }];
    portal.fault = refusal("CONFLICT", { fields });
    await userEvent.click(form.getByRole("button", { name: "Nastavi veljavnost" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByRole("group", { name: "Velja do" })).toHaveTextContent(
      /Prej: \(nič\).*31\.12\.2098.*31\.12\.2099/,
    );
    await userEvent.click(question.getByRole("radio", { name: /^Vaša/ }));
    await userEvent.click(question.getByRole("button", { name: /^Shrani/ }));
    expect(await screen.findByText(/^Shranjeno\. Ohranjeno je tudi.*: Spletne strani/)).toBeVisible();
    expect(portal.updated.at(-1)).toMatchObject({ id: "1", ifMatch: "theirs" });
  });

  it("ends with a day, and has no end again", async () => {
    const { portal } = await show({ keys: [apiKey("1", { name: "Stara" })] });
    await choose("1", "Veljavnost");
    const form = await dialog("Veljavnost: Stara");
    const field = form.getByRole("textbox", { name: /Velja do/ });
    await userEvent.type(field, "1.1.2001");
    expect(await form.findByText(/Ta dan je že mimo/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "31.12.2099");
    await pressTwice(form.getByRole("button", { name: "Nastavi veljavnost" }));
    expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
    const expireDate = Date.UTC(2099, 11, 31, 23) / 1000;
    expect(portal.updated).toEqual([{ id: "1", expireDate }]);
    expect(await item("1")).toHaveTextContent("31.12.2099");
    await choose("1", "Veljavnost");
    const again = await dialog("Veljavnost: Stara");
    await userEvent.click(again.getByRole("button", { name: "Brez konca" }));
    await userEvent.click(again.getByRole("button", { name: "Nastavi veljavnost" }));
    await waitFor(() => expect(portal.updated[1]).toEqual({ id: "1", expireDate: null }));
    expect(await item("1")).toHaveTextContent("brez konca");
  });

  it("has no end in front of a platform that knows none, which would make a key for ever", async () => {
    offerAllBut("APIKEY_ENDS");
    await show({ keys: [apiKey("5")], at: "/keys?new=1" });
    const making = await dialog();
    expect(making.getByRole("textbox", { name: /^Ime/ })).toBeVisible();
    expect(making.queryByLabelText(/^Velja do/)).toBeNull();
    await userEvent.click(making.getByRole("button", { name: "Prekliči" }));
    const menu = await menuOf("5");
    expect(menu.getByRole("menuitem", { name: "Prekliči ključ" })).toBeVisible();
    expect(menu.queryByRole("menuitem", { name: /^Veljavnost/ })).toBeNull();
    expect(screen.queryByText(/^Velja do/)).toBeNull();
  });

  it("is kept to sites", async () => {
    const { portal } = await show({ keys: [apiKey("1")] });
    await choose("1", "Spletne strani");
    const form = await dialog(/^Spletne strani: /);
    await userEvent.type(form.getByLabelText("Spletna stran"), "a.si{Enter}");
    expect(await form.findByText("https://a.si")).toBeVisible();
    expect(portal.updated).toEqual([{ id: "1", origins: ["https://a.si"] }]);
  });

  it("ends once somebody has confirmed it, with the others that are chosen", async () => {
    const { portal } = await show({ keys: [apiKey("1"), apiKey("2"), apiKey("3")] });
    await choose("3", "Prekliči ključ");
    const one = within(await screen.findByRole("alertdialog", { name: "Prekličem 1 ključ?" }));
    await pressTwice(one.getByRole("button", { name: "Prekliči ključ" }));
    expect(await screen.findByText("Preklicano")).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-key="3"]')).toBeNull());
    await userEvent.click(screen.getByRole("checkbox", { name: "Izberi vse prikazane" }));
    const bar = within(screen.getByRole("region", { name: "Izbrani ključi" }));
    await userEvent.click(bar.getByRole("button", { name: "Prekliči ključe" }));
    const both = within(await screen.findByRole("alertdialog", { name: "Prekličem 2 ključa?" }));
    await pressTwice(both.getByRole("button", { name: "Prekliči ključe" }));
    expect(await screen.findByText("Ključev še ni")).toBeVisible();
    expect(portal.ended).toEqual([["3"], ["2", "1"]]);
  });

  it("says why it does not end", async () => {
    const { portal } = await show({ keys: [apiKey("1")] });
    portal.fault = refusal("NOT_FOUND");
    await choose("1", "Prekliči ključ");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Prekliči ključ" }));
    expect(await question.findByRole("alert")).toHaveTextContent("Tega ključa ni več.");
  });
});
