import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { clientRow } from "../../../test/clientRow";
import { offerAllBut } from "../../../test/offers";
import { renderPortal } from "../../../test/renderPortal";
import { ClientsContext } from "../../shared/clients/useClients";
import { toast } from "../../shared/ui/toastStore";
import { CustomTextsPage } from "./CustomTextsPage";

type Resource = { id: string; bucket: string; name: string; data: unknown; changeDate: number };
type Given = { input: Record<string, unknown> };

const line = (text: string) => ({ text, horizAlignment: "center", vertAlignment: "center", font: 8 });
const customText = (name: string, words: string) => ({
  name,
  uuid: `11111111-1111-4111-8111-${String(name.codePointAt(0)).padStart(12, "0")}`,
  layout: "A",
  texts: [line(words)],
});
const resource = (id: string, bucket: string, name: string, data: unknown): Resource => ({
  id,
  bucket,
  name,
  data,
  changeDate: 1_790_000_000,
});
const refused = (code: string, fields: object[] = []) =>
  new GraphQLError("refused", { extensions: { code, fields } });

let stored: Resource[];
let failing: string | null;
/** The device whose display shows everything; null: none does. */
let shownBy: string | null = null;
let updateResource: jest.Mock<(given: Given) => unknown>;

beforeEach(() => {
  shownBy = null;
  toast.clear();
  failing = null;
  stored = [
    resource("1", "GLOBAL_CUSTOM_TEXTS", "Zahvale", [
      customText("Hvala", "HVALA"),
      customText("Adijo", "ADIJO"),
    ]),
    resource("2", "GLOBAL_CUSTOM_TEXTS", "Opozorilo", customText("Počasi", "POČASI")),
    resource("3", "SPEED_LIMIT_PENALTY_PROGRAM_CONFIG", "Naselje", {
      steps: [{ overLimitBy: 1, layout: "A", texts: [line("50 EUR")] }],
    }),
    resource("4", "HARDWARE_CONFIGURATION", "K200", { maker: "x", staticTexts: [{ id: 7, text: "STOP" }] }),
  ];
  updateResource = jest.fn(({ input: { id, name, data } }: Given) => {
    const now = stored.find((one) => one.id === id);
    if (now === undefined) throw refused("NOT_FOUND");
    const next = { ...now, name: (name as string) ?? now.name, data: data ?? now.data };
    stored = stored.map((one) => (one.id === id ? next : one));
    return { resource: next };
  });
});

/** Sets if the screen is wide enough for list and editor side by side. */
function setWide(isWide: boolean) {
  window.matchMedia = ((query: string) => ({
    matches: isWide && query.includes("64rem"),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

function show(query = "", isWide = true) {
  setWide(isWide);
  const known = {
    clients: [clientRow({ id: "7", name: "Most" })],
    groups: [],
    at: 0,
    failure: null,
    refresh: () => {},
    refreshOne: async () => {},
  };
  const page = (
    <ClientsContext value={known}>
      <CustomTextsPage />
    </ClientsContext>
  );
  return renderPortal(page, {
    at: `/admin/customtext${query}`,
    root: {
      resources: ({ bucket }: { bucket: string }) => {
        if (failing !== null) throw refused(failing);
        return stored.filter((one) => one.bucket === bucket);
      },
      createResource: ({ input: { bucket, name, data } }: Given) => {
        if (name === "Prepovedano") throw refused("VALIDATION_FAILED");
        const made = resource("9", bucket as string, name as string, data);
        stored = [...stored, made];
        return { resource: made };
      },
      updateResource: (given: Given) => updateResource(given),
      deleteResources: ({ input: { ids } }: Given) => {
        const [id] = ids as string[];
        if (shownBy !== null) {
          const fields = [{ path: `clients.${shownBy}`, message: "shows it" }];
          const error = { code: "CONFLICT", message: "Displays show it.", retryable: false, fields };
          return {
            done: 0,
            failed: 1,
            skipped: 0,
            dryRun: false,
            results: [{ id, status: "FAILED", error }],
          };
        }
        stored = stored.filter((one) => one.id !== id);
        return { done: 1, failed: 0, skipped: 0, dryRun: false, results: [{ id, status: "DONE" }] };
      },
    },
  });
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const editor = (name: string) => screen.findByRole("region", { name });
const choose = async (name: string) => userEvent.click(await screen.findByRole("radio", { name }));
const json = () => screen.findByRole("textbox", { name: "JSON" });
const write = async (value: string) => {
  await userEvent.clear(await json());
  await userEvent.click(await json());
  await userEvent.paste(value);
};
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const sent = () => updateResource.mock.calls.at(-1)?.[0].input;

describe("what all groups share", () => {
  it("is listed by buckets that the address names, texts with their places", async () => {
    const { router } = show();
    const list = within(await screen.findByRole("list", { name: "Teksti" }));
    expect(list.getByRole("button", { name: /Zahvale 2 teksta · mesta 0–1/ })).toBeVisible();
    expect(list.getByRole("button", { name: /Opozorilo 1 tekst · mesto 2/ })).toBeVisible();
    const first = within(await editor("Zahvale"));
    expect(first.getByRole("img", { name: "Prikazovalnik s tekstom »ADIJO«" })).toBeVisible();
    expect(first.getByText("mesto 1")).toBeVisible();
    await userEvent.click(screen.getByRole("tab", { name: "Strojna oprema" }));
    expect(await editor("K200")).toBeVisible();
    expect(router.state.location.search).toBe("?bucket=hardware");
  });

  it("is searched by names and words", async () => {
    const { router } = show();
    await userEvent.type(await screen.findByRole("searchbox"), "poč");
    expect(await editor("Opozorilo")).toBeVisible();
    expect(router.state.location.search).toBe(`?q=${encodeURIComponent("poč")}`);
    await userEvent.type(screen.getByRole("searchbox"), "xyz");
    expect(await screen.findByRole("heading", { name: "Ni zadetkov" })).toBeVisible();
    await press("Počisti iskanje");
    expect(await editor("Zahvale")).toBeVisible();
  });

  it("opens one after the other where there is little room", async () => {
    const { router } = show("", false);
    await press(/Opozorilo/);
    expect(await editor("Opozorilo")).toBeVisible();
    expect(router.state.location.search).toBe("?id=2");
    expect(screen.queryByRole("searchbox")).toBeNull();
    await press("Na seznam");
    expect(await screen.findByRole("searchbox")).toBeVisible();
  });

  it("says where there is nothing yet, no such one, and no access", async () => {
    stored = [];
    const { unmount } = show("?bucket=penalties");
    expect(await screen.findByRole("heading", { name: "Kazenskih točk še ni" })).toBeVisible();
    unmount();
    stored = [resource("2", "GLOBAL_CUSTOM_TEXTS", "Opozorilo", [])];
    const second = show("?id=77");
    expect(await screen.findByRole("heading", { name: "Tega vira ni več" })).toBeVisible();
    second.unmount();
    failing = "FORBIDDEN";
    show();
    expect(await screen.findByRole("heading", { name: "Ni dostopa" })).toBeVisible();
  });

  it.each([
    ["", "Napaka pri pridobivanju podatkov iz vedra: global_custom_texts"],
    ["?bucket=hardware", "Napaka pri pridobivanju podatkov iz vedra: hardware_configuration"],
    ["?bucket=penalties", "Napaka pri pridobivanju kazenskih tock"],
  ])("says at %p what could not be had, and tries again", async (query, words) => {
    failing = "UPSTREAM_UNAVAILABLE";
    show(query);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    failing = null;
    await press("Poskusi znova");
    expect(await screen.findByRole("searchbox")).toBeVisible();
  });

  it("stays, with its age, where a refresh fails", async () => {
    const { client } = show();
    await editor("Zahvale");
    failing = "UPSTREAM_UNAVAILABLE";
    await act(() => client.refetchQueries({ include: "active" }).catch(() => undefined));
    const notice = await screen.findByText(/iz vedra: global_custom_texts/);
    expect(notice).toBeVisible();
    expect(notice).toHaveTextContent(/iz vedra: global_custom_texts Podatki so stari/);
    expect(await editor("Zahvale")).toBeVisible();
  });
});

describe("a resource of texts", () => {
  it("is edited in the dialog, which the address opens and which stores at once", async () => {
    const { router } = show("?id=2");
    await press("Uredi tekste");
    expect(router.state.location.search).toBe("?id=2&dialog=texts");
    const dialog = within(await screen.findByRole("dialog", { name: "Uredi tekst" }));
    await type(dialog.getByRole("textbox", { name: "Tekst" }), "STOJ");
    await userEvent.click(dialog.getByRole("button", { name: "Shrani" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent()).toEqual({
      id: "2",
      dryRun: false,
      idempotencyKey: expect.any(String),
      data: { ...customText("Počasi", "STOJ") },
    });
    expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
    expect(await screen.findAllByText("Opozorilo")).not.toHaveLength(0);
    expect(screen.queryByText("Neshranjene spremembe")).toBeNull();
  });

  it("keeps all that was typed where saving fails, and shows what the portal refused", async () => {
    updateResource.mockImplementationOnce(() => {
      throw refused("VALIDATION_FAILED", [
        {
          path: "customTexts.0.texts.0.text",
          message: "must not have more than 3 characters",
          fault: "TOO_LONG",
          params: { max: 3 },
        },
      ]);
    });
    show("?id=2&dialog=texts");
    const dialog = within(await screen.findByRole("dialog", { name: "Uredi tekst" }));
    await type(dialog.getByRole("textbox", { name: "Tekst" }), "STOJ");
    await userEvent.click(dialog.getByRole("button", { name: "Shrani" }));
    expect(await dialog.findByText("Največ 3 znaki.")).toBeVisible();
    expect(dialog.getByRole("textbox", { name: "Tekst" })).toHaveValue("STOJ");
    expect(await screen.findByText("Napaka pri shranjevanju podatkov za custom tekste")).toBeVisible();
  });

  it("is edited as JSON, and refused with nothing lost where that is none", async () => {
    show("?id=2&as=json");
    await write('{"name": "Poč');
    expect(await screen.findByText("Nastavitev ni mogoče prebrati!")).toBeVisible();
    await press("Shrani");
    expect(updateResource).not.toHaveBeenCalled();
    expect(await json()).toHaveValue('{"name": "Poč');
    await choose("Obrazec");
    expect(await screen.findByText(/kaže zadnje/)).toBeVisible();
    expect(screen.getAllByRole("img", { name: "Prikazovalnik s tekstom »POČASI«" })).not.toHaveLength(0);
    await press("Nazaj na JSON");
    expect(await json()).toHaveValue('{"name": "Poč');
    await write(JSON.stringify(customText("Počasi", "UMIRI")));
    await choose("Obrazec");
    expect(await screen.findByRole("img", { name: "Prikazovalnik s tekstom »UMIRI«" })).toBeVisible();
    await press("Shrani");
    await waitFor(() => expect(sent()).toMatchObject({ id: "2", data: customText("Počasi", "UMIRI") }));
  });

  it("asks before another one is opened over unsaved changes", async () => {
    const { router } = show("?id=2");
    await type(await screen.findByRole("textbox", { name: "Ime" }), "Novo ime");
    await press(/^Zahvale/);
    const question = within(await screen.findByRole("alertdialog", { name: "Pozor!" }));
    await userEvent.click(question.getByRole("button", { name: "Shrani" }));
    expect(await editor("Zahvale")).toBeVisible();
    expect(router.state.location.search).toBe("?id=1");
    expect(sent()).toEqual({
      id: "2",
      name: "Novo ime",
      dryRun: false,
      idempotencyKey: expect.any(String),
    });
  });

  it("is deleted after it was said what becomes of displays", async () => {
    show("?id=1");
    await press("Izbriši");
    const question = within(await screen.findByRole("alertdialog", { name: "Izbrišem »Zahvale«?" }));
    expect(question.getByText(/kar kažejo, ostane/)).toBeVisible();
  });

  it("is deleted after it was said which displays that touches, where the platform moves no places along", async () => {
    offerAllBut("TEXT_PLACES");
    const { router } = show("?id=1");
    await press("Izbriši");
    const question = within(await screen.findByRole("alertdialog", { name: "Izbrišem »Zahvale«?" }));
    expect(question.getByText(/po mestu.*Za temi je 1 tekst/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Izbriši" }));
    expect(await editor("Opozorilo")).toBeVisible();
    expect(router.state.location.search).toBe("");
    expect(screen.queryByText("Zahvale")).toBeNull();
  });

  it("stays where a display shows it, and says which", async () => {
    shownBy = "7";
    show("?id=1");
    await press("Izbriši");
    const question = within(await screen.findByRole("alertdialog", { name: "Izbrišem »Zahvale«?" }));
    await userEvent.click(question.getByRole("button", { name: "Izbriši" }));
    expect(await screen.findByText(/^Prikazujejo ga naprave: Most\./)).toBeVisible();
    expect(stored.map(({ id }) => id)).toContain("1");
  });

  it("is added by its name, and opened", async () => {
    const { router } = show();
    await editor("Zahvale");
    await press("Dodaj");
    const dialog = within(await screen.findByRole("dialog", { name: "Dodaj skupni tekst" }));
    await userEvent.click(dialog.getByRole("button", { name: "Dodaj" }));
    expect(await dialog.findByText("Obvezno polje.")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox"), "Prepovedano{Enter}");
    expect(await screen.findByText("Napaka pri dodajanju ali brisanju vira")).toBeVisible();
    await type(dialog.getByRole("textbox"), "Novi{Enter}");
    expect(await editor("Novi")).toBeVisible();
    expect(router.state.location.search).toBe("?id=9");
    expect(stored.at(-1)?.data).toMatchObject([{ name: "Novi", layout: "A" }]);
  });
});

describe("penalty points", () => {
  it("have steps, each further above the limit", async () => {
    show("?bucket=penalties");
    await press("Dodaj stopnjo");
    const second = within(await screen.findByRole("region", { name: "2. stopnja" }));
    const over = second.getByRole("textbox", { name: "Nad omejitvijo za vsaj" });
    expect(over).toHaveValue("11");
    await type(over, "1");
    expect(await second.findByText("Mora biti več kot pri prejšnji stopnji.")).toBeVisible();
    await press("Shrani");
    expect(updateResource).not.toHaveBeenCalled();
    await waitFor(() => expect(over).toHaveFocus());
    await type(over, "20");
    await userEvent.type(second.getByRole("textbox", { name: "Tekst" }), "80 EUR");
    await press("Shrani");
    await screen.findByText("Uspešno shranjeno!");
    expect(sent()?.data).toEqual({
      steps: [
        { overLimitBy: 1, layout: "A", texts: [line("50 EUR")] },
        { overLimitBy: 20, layout: "A", texts: [line("80 EUR")] },
      ],
    });
  });

  it("show beside their fields what the portal refused", async () => {
    updateResource.mockImplementationOnce(() => {
      throw refused("VALIDATION_FAILED", [
        { path: "penaltySteps.0.overLimitBy", message: "is not allowed", fault: "NOT_ALLOWED" },
      ]);
    });
    show("?bucket=penalties");
    const over = await screen.findByRole("textbox", { name: "Nad omejitvijo za vsaj" });
    await type(over, "5");
    await press("Shrani");
    await waitFor(() => expect(over).toHaveAccessibleErrorMessage("Te vrednosti portal ne sprejme."));
    expect(over).toHaveValue("5");
    expect(await screen.findByText("Napaka pri shranjevanju!")).toBeVisible();
  });

  it("keep one step, and have no more than eight", async () => {
    show("?bucket=penalties");
    expect(await screen.findByRole("button", { name: "Odstrani 1. stopnjo" })).toBeDisabled();
    for (let count = 1; count < 8; count += 1) await press("Dodaj stopnjo");
    expect(screen.getByRole("button", { name: "Dodaj stopnjo" })).toBeDisabled();
    expect(screen.getByText("Največ 8 stopenj.")).toBeVisible();
  });
});

describe("hardware", () => {
  it("has built-in texts; the rest of its document stays", async () => {
    show("?bucket=hardware");
    await press("Dodaj vgrajen tekst");
    const [, id] = screen.getAllByRole("textbox", { name: "Številka" });
    const [, text] = screen.getAllByRole("textbox", { name: "Tekst" });
    if (id === undefined || text === undefined) throw new Error("no second row");
    expect(id).toHaveValue("1");
    await type(id, "7");
    expect(await screen.findByText("To številko ima že drug tekst.")).toBeVisible();
    await type(id, "8");
    await userEvent.type(text, "VOZI");
    await press("Shrani");
    await screen.findByText("Uspešno shranjeno!");
    expect(sent()?.data).toEqual({
      maker: "x",
      staticTexts: [
        { id: 7, text: "STOP" },
        { id: 8, text: "VOZI" },
      ],
    });
  });
});
