import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseIn } from "../../../test/chooseIn";
import { clientRow } from "../../../test/clientRow";
import { pressTwice } from "../../../test/pressTwice";
import { renderPortal } from "../../../test/renderPortal";
import { adoptLanguage } from "../../i18n/language";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import { keysPortal, refusal } from "../../shared/keys/testing/keysPortal";
import { localSession } from "../../shared/session/session";
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
const park = group("2", "Park", "VALVE");

/** Opens the form for a person who sees these groups. */
async function open(groups: ClientsValue["groups"] = [town]) {
  const { portal, root } = keysPortal();
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
  const view = await act(async () => renderPortal(page, { at: "/keys?new=1", root }));
  const form = within(await screen.findByRole("dialog", { name: "Nov ključ" }));
  return { ...view, portal, form };
}

type Form = Awaited<ReturnType<typeof open>>["form"];

const make = (form: Form) => pressTwice(form.getByRole("button", { name: "Ustvari ključ" }));
const secrets = () => [...document.querySelectorAll("[data-secret]")].map(({ textContent }) => textContent);

beforeEach(() => {
  toast.clear();
  adoptLanguage("sl");
  localSession.set({ username: "Ana", isAdmin: 0, groupName: "Občina", groupId: "1" });
});

describe("a new key", () => {
  it("ends after its last day, if it is to", async () => {
    const { portal, form } = await open();
    await chooseIn(form.getByRole("combobox", { name: /Lokacija/ }), "Kidričeva cesta");
    const field = form.getByRole("textbox", { name: /Velja do/ });
    await userEvent.type(field, "1.1.2001");
    await make(form);
    expect(await form.findByText(/Ta dan je že mimo/)).toBeVisible();
    expect(portal.created).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, "30.6.2099");
    await make(form);
    await waitFor(() => expect(portal.created).toHaveLength(1));
    expect(portal.created[0]).toMatchObject({ expireDate: Date.UTC(2099, 5, 30, 22) / 1000 });
  });

  it("of a location is view-only at first, and shows what can be done with it", async () => {
    const { portal, form, router } = await open();
    await chooseIn(form.getByRole("combobox", { name: /Lokacija/ }), "Kidričeva cesta");
    await userEvent.type(form.getByRole("textbox", { name: /Ime/ }), " Stran občine ");
    await make(form);
    const made = within(await screen.findByRole("dialog", { name: "Nov ključ za ogled" }));
    expect(portal.created).toEqual([{ clientId: "7", viewOnly: true, name: "Stran občine", origins: [] }]);
    expect(made.getByRole("link", { name: "Odpri v novem zavihku: Javna stran" })).toBeVisible();
    await userEvent.click(made.getByRole("button", { name: "Zapri" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.state.location.search).toBe("");
    expect(await screen.findByText("Stran občine")).toBeVisible();
  });

  it("of a group, full, is made once and shown this once, until it is closed by its button", async () => {
    const { portal, form, client } = await open();
    await userEvent.click(form.getByRole("radio", { name: "Vsa skupina" }));
    expect(form.getByRole("combobox", { name: /Skupina/ })).toHaveDisplayValue("Občina");
    await userEvent.click(form.getByRole("radio", { name: "Polni dostop" }));
    await make(form);
    const made = within(await screen.findByRole("dialog", { name: "Nov ključ s polnim dostopom" }));
    expect(portal.created).toEqual([{ groupId: "1", viewOnly: false, origins: [] }]);
    expect(made.getByRole("note")).toHaveTextContent("Ključ je prikazan samo zdaj.");
    expect(secrets()).toEqual(["ak_100"]);
    await userEvent.keyboard("{Escape}");
    expect(secrets()).toEqual(["ak_100"]);
    await userEvent.click(made.getByRole("button", { name: "Zapri" }));
    await waitFor(() => expect(secrets()).toEqual([]));
    expect(JSON.stringify(client.cache.extract())).not.toContain("ak_100");
  });

  it("is kept to the sites that were entered, also to one that was typed and not added", async () => {
    const { portal, form } = await open();
    await chooseIn(form.getByRole("combobox", { name: /Lokacija/ }), "Most");
    const site = form.getByLabelText("Spletna stran");
    await userEvent.type(site, "a.si{Enter}");
    expect(portal.created).toEqual([]);
    await userEvent.type(site, "občina");
    await make(form);
    expect(await form.findByText(/^To ni naslov spletne strani/)).toBeVisible();
    expect(site).toHaveFocus();
    expect(portal.created).toEqual([]);
    await userEvent.clear(site);
    await userEvent.type(site, "https://b.si/promet");
    await make(form);
    await screen.findByRole("dialog", { name: "Nov ključ za ogled" });
    expect(portal.created).toEqual([
      { clientId: "8", viewOnly: true, origins: ["https://a.si", "https://b.si"] },
    ]);
  });

  it("is not made before it is said what it opens", async () => {
    const { portal, form } = await open([town, park]);
    await make(form);
    expect(await form.findByText("Obvezno polje.")).toBeVisible();
    expect(form.getByRole("combobox", { name: /Lokacija/ })).toHaveFocus();
    await userEvent.click(form.getByRole("radio", { name: "Vsa skupina" }));
    await make(form);
    expect(form.getByRole("combobox", { name: /Skupina/ })).toBeInvalid();
    expect(portal.created).toEqual([]);
  });

  it("of a group of valves is a full one", async () => {
    const { portal, form } = await open([town, park]);
    await userEvent.click(form.getByRole("radio", { name: "Vsa skupina" }));
    await chooseIn(form.getByRole("combobox", { name: /Skupina/ }), "Park");
    expect(form.getByRole("radio", { name: "Za ogled" })).toBeDisabled();
    expect(form.getByRole("radio", { name: "Polni dostop" })).toBeChecked();
    await make(form);
    await screen.findByRole("dialog", { name: "Nov ključ s polnim dostopom" });
    expect(portal.created).toEqual([{ groupId: "2", viewOnly: false, origins: [] }]);
  });

  it("of which no answer came is to be looked for in the list, and is not made again unasked", async () => {
    const { portal, form } = await open();
    Object.assign(portal, { isLost: true, fault: refusal("UPSTREAM_TIMEOUT") });
    await chooseIn(form.getByRole("combobox", { name: /Lokacija/ }), "Most");
    await userEvent.click(form.getByRole("radio", { name: "Polni dostop" }));
    await make(form);
    expect(await form.findByRole("alert")).toHaveTextContent(/^Odgovora ni bilo\. Preverite seznam/);
    expect(portal.created).toHaveLength(1);
    expect(document.querySelector('[data-key="100"]')).not.toBeNull();
  });

  it.each([
    [
      { path: "input.origins[0]", message: "does not match" },
      "Spletna stran",
      "Te vrednosti portal ne sprejme.",
    ],
    [
      {
        path: "name",
        message: "must be shorter than or equal to 90 characters",
        fault: "TOO_LONG",
        params: { max: 90 },
      },
      /Ime/,
      "Največ 90 znakov.",
    ],
    [{ path: "clientId", message: "is wrong", fault: "WRONG" }, /Lokacija/, "Ni pravilno."],
  ])("says beside the field what the portal refused: %j", async (fault, label, said) => {
    const { portal, form } = await open();
    portal.fault = refusal("VALIDATION_FAILED", { fields: [fault] });
    await chooseIn(form.getByRole("combobox", { name: /Lokacija/ }), "Most");
    await make(form);
    expect(await form.findByText(said)).toBeVisible();
    expect(form.getByLabelText(label)).toBeInvalid();
    await waitFor(() => expect(form.getByLabelText(label)).toHaveFocus());
  });

  it("is not made where there are too many", async () => {
    const { portal, form } = await open();
    portal.fault = refusal("CONFLICT");
    await chooseIn(form.getByRole("combobox", { name: /Lokacija/ }), "Most");
    await make(form);
    expect(await form.findByRole("alert")).toHaveTextContent(/^Ključev je že največ dovoljenih/);
  });
});
