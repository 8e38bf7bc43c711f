import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { pressTwice } from "../../../test/pressTwice";
import { renderPortal } from "../../../test/renderPortal";
import { adoptLanguage } from "../../i18n/language";
import { toast } from "../ui/toastStore";
import { FakeRequest } from "../upload/testing/fakeRequest";
import { ImportsArea } from "./ImportsArea";
import type { ImportRow } from "./importFile";
import { begin, look, question, row, understanding, whole } from "./testing/files";

const Request = globalThis.XMLHttpRequest;

beforeEach(() => {
  adoptLanguage("sl");
  toast.clear();
  FakeRequest.all = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});
afterEach(() => {
  globalThis.XMLHttpRequest = Request;
});

/** The page's part, with a portal that changes as told. */
async function show(imports: ImportRow[], file: object = whole(), client: object = {}) {
  const portal = { imports, file, refusal: null as string | null };
  const sent = jest.fn<(what: string, input: object) => void>();
  const moved = (what: string) => (input: { input: object }) => {
    sent(what, input.input);
    if (portal.refusal !== null)
      throw new GraphQLError("x", { extensions: { code: "CONFLICT", fault: portal.refusal } });
    return { import: { ...row(), ...portal.file } };
  };
  const view = renderPortal(<ImportsArea clientId="7" />, {
    root: {
      client: () => ({
        ...{ id: "7", name: "Most", timeZone: "Europe/Ljubljana", imports: portal.imports },
        ...{ directionNames: null, directionNamesSince: null, ...client },
      }),
      import: () => portal.file,
      setImportOptions: moved("options"),
      applyImport: moved("apply"),
      undoImport: moved("undo"),
      deleteImport: (input: { input: { id: string } }) => {
        sent("delete", input.input);
        return { id: input.input.id };
      },
    },
  });
  await screen.findByRole("heading", { name: "Uvozi te naprave" });
  return { ...view, portal, sent };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const inList = () => within(screen.getByRole("region", { name: "Uvozi te naprave" }));
const inputOf = (sent: jest.Mock<(what: string, input: object) => void>) => sent.mock.calls.at(-1);

describe("a file", () => {
  it("is sent once with its name and device, and then shown while it is read", async () => {
    const { portal } = await show([]);
    expect(screen.getByText(/še ni bila uvožena nobena/)).toBeVisible();
    const pick = screen.getByLabelText("Datoteka z zapisi", { selector: "input" });
    await userEvent.upload(pick, new File(["time;count\n"], "štetje.csv"));
    await pressTwice(screen.getByRole("button", { name: "Naloži in preberi" }));
    expect(FakeRequest.all).toHaveLength(1);
    const [request] = FakeRequest.all;
    expect(request?.url).toBe("/import?clientId=7");
    expect([...(request?.form?.keys() ?? [])]).toEqual(["fileName", "options", "file"]);
    expect(request?.form?.get("fileName")).toBe("štetje.csv");
    portal.imports = [row({ state: "UPLOADED", progress: 0.42, look: null })];
    act(() => request?.answer(201, { id: "5" }));
    const [bar] = await screen.findAllByRole("progressbar", { name: /se bere: kolesarji.csv/ });
    expect(bar).toHaveAttribute("aria-valuetext", "42 %");
  });

  it("that the portal refused stays chosen, with the reason", async () => {
    await show([]);
    const pick = screen.getByLabelText("Datoteka z zapisi", { selector: "input" });
    await userEvent.upload(pick, new File(["x"], "a.csv"));
    await press("Naloži in preberi");
    act(() =>
      FakeRequest.all[0]?.answer(409, {
        error: { code: "CONFLICT", message: "x", fault: "UPLOAD_TOO_SLOW", retryable: false },
      }),
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("Nalaganje je trajalo predolgo.");
    expect(screen.getByText("a.csv")).toBeVisible();
    expect(screen.getByRole("button", { name: "Naloži in preberi" })).toBeEnabled();
  });
});

describe("what a file was taken for", () => {
  it("is said in a sentence, with its columns, and can be brought in", async () => {
    const { sent } = await show([row()]);
    expect(
      await screen.findByText(
        "Tabela, razumljena po stolpcih: prešteti intervali (15 min), ločilo »;«, imena stolpcev v vrstici 1, 96 vrstic.",
      ),
    ).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Pomen stolpca Število" })).toHaveValue("count");
    expect(screen.getByText("05.01.2026 00:00 – 00:15")).toBeVisible();
    await pressTwice(screen.getByRole("button", { name: "Uvozi" }));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(inputOf(sent)).toEqual(["apply", expect.objectContaining({ id: "5" })]);
  });

  it("tells which lines of it were passed over", async () => {
    await show([row()], whole({ understanding: understanding({ preambleLines: 7, commentLines: 2 }) }));
    expect(
      await screen.findByText(
        /imena stolpcev v vrstici 1, 7 vrstic pred podatki preskočenih, 2 vrstici z opombami preskočeni, 96 vrstic\./,
      ),
    ).toBeVisible();
  });

  it("has the directions by the names of the place, where the device was there all that time", async () => {
    const file = whole({
      understanding: understanding({
        assumptions: [
          { code: "DIRECTIONS_TAKEN", params: { mapping: "N = incoming, S = outgoing" }, message: "" },
        ],
      }),
      look: look({
        ...{ incoming: 200, outgoing: 121 },
        first: [{ from: begin, to: begin + 900, kind: "bicycle", direction: "incoming", count: 3 }],
      }),
    });
    const directionNames = { incoming: "proti Kranju", outgoing: null };
    const named = await show([row()], file, { directionNames });
    expect(await screen.findByText("proti Kranju (prihajajoča): 200, odhaja: 121")).toBeVisible();
    expect(screen.getByRole("cell", { name: "proti Kranju (prihajajoča)" })).toBeVisible();
    expect(screen.getByText(/N = proti Kranju \(prihajajoča\), S = odhaja/)).toBeVisible();
    named.unmount();
    await show([row()], file, { directionNames, directionNamesSince: begin + 1 });
    expect(await screen.findByText("prihaja 200, odhaja 121")).toBeVisible();
    expect(screen.getByText(/N = prihaja, S = odhaja/)).toBeVisible();
  });

  it("is read again where what is there of its time has changed since", async () => {
    const { portal, sent } = await show([row()]);
    portal.refusal = "IMPORT_CHANGED";
    await screen.findByRole("combobox", { name: "Pomen stolpca Število" });
    expect(screen.getByRole("button", { name: "Preberi znova s spremembami" })).toBeDisabled();
    await press("Uvozi");
    expect(await screen.findByRole("alert")).toHaveTextContent("Podatki tega časa so se spremenili");
    expect(screen.getByRole("button", { name: "Uvozi" })).toBeDisabled();
    portal.refusal = null;
    await press("Preberi znova");
    expect(inputOf(sent)).toEqual(["options", expect.objectContaining({ id: "5" })]);
  });

  it("is read again with what was changed, and can't be brought in before", async () => {
    const { sent } = await show([row()]);
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Pomen stolpca Število" }), "");
    expect(screen.getByRole("button", { name: "Uvozi" })).toBeDisabled();
    await press("Preberi znova s spremembami");
    expect(inputOf(sent)).toEqual([
      "options",
      expect.objectContaining({ id: "5", options: { columns: [{ index: 1, role: null }] } }),
    ]);
  });

  it("takes another silence for not heard, and keeps single records by their age, where that is said", async () => {
    const file = whole({
      understanding: understanding({ records: "readings", heardBy: "rhythm", gapSeconds: 5400 }),
      keptUntil: 1_856_476_800,
    });
    const { sent } = await show([row()], file);
    expect(
      await screen.findByText("Posamezni zapisi ostanejo do 30.10.2028, ure in dnevi za vedno."),
    ).toBeVisible();
    const gap = screen.getByRole("combobox", { name: "Neslišano od premora" });
    expect(gap).toHaveValue("5400");
    await userEvent.selectOptions(gap, "6 h");
    await userEvent.click(screen.getByRole("radio", { name: "Po njihovi starosti" }));
    expect(screen.queryByText(/Posamezni zapisi ostanejo do/)).toBeNull();
    await press("Preberi znova s spremembami");
    const options = { gapSeconds: 21_600, keep: "byAge" };
    expect(inputOf(sent)).toEqual(["options", expect.objectContaining({ options })]);
  });

  it("is asked for where the file does not say it", async () => {
    const asked = understanding({
      questions: [
        question(),
        question({
          code: "DIRECTIONS",
          column: 1,
          params: { column: "Smer", values: "A, B, Total" },
          answers: ["incoming", "outgoing", "leaveOut"],
          values: ["A", "B", "Total"],
        }),
        question({
          code: "ROWS_MISSING",
          params: { intervals: 2, incoming: 0, outgoing: 2, kinds: 0 },
          answers: ["nobody", "notHeard"],
        }),
        question({ code: "BRAND_NEW", message: "Something new?", answers: [] }),
      ],
    });
    const file = whole({ state: "ASKING", look: null, understanding: asked });
    const { sent } = await show([row({ state: "ASKING", look: null })], file);
    await userEvent.click(await screen.findByRole("radio", { name: "kolesarji" }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "A" }), "incoming");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "B" }), "outgoing");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Total" }), "ne štej");
    await userEvent.click(screen.getByRole("radio", { name: "nihče ni poslušal" }));
    expect(screen.getByText("Something new?")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Uvozi" })).toBeNull();
    await press("Preberi znova s spremembami");
    const options = {
      kind: "bicycle",
      directions: { A: "incoming", B: "outgoing", Total: null },
      missingRows: "notHeard",
    };
    expect(inputOf(sent)).toEqual(["options", expect.objectContaining({ options })]);
  });

  it("says why it can't be read, and that it is there already", async () => {
    const faults = [{ code: "OLD_WORKBOOK", params: {}, message: "" }];
    const file = whole({
      state: "UNREADABLE",
      look: null,
      understanding: understanding({ faults, columns: [], assumptions: [] }),
    });
    const { unmount } = await show([row({ state: "UNREADABLE", look: null })], file);
    expect(await screen.findByRole("alert")).toHaveTextContent("zvezek stare oblike");
    unmount();
    await show([row()], whole({ look: look({ sameAs: "3" }) }));
    expect(await screen.findByText(/Ista datoteka je že uvožena/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Uvozi" })).toBeDisabled();
  });

  it("says which lines were refused, and links to the file of them", async () => {
    const refusedByCode = [{ code: "QUOTE_OPEN", message: "A quote is not closed.", params: {}, count: 2 }];
    await show([row()], whole({ look: look({ refused: 2, refusedByCode }) }));
    expect(await screen.findByText("Zavrnjene vrstice: 2")).toBeVisible();
    expect(screen.getByText("Narekovaj ni zaprt. (2)")).toBeVisible();
    expect(screen.getByRole("link", { name: "Prenesi zavrnjene vrstice (CSV)" })).toHaveAttribute(
      "href",
      "/import/refused?id=5",
    );
  });

  const partly =
    "Šteti intervali, ki jih ta datoteka pokriva le delno: 2 do polovice (ostanejo in štejejo poleg nje), 1 čez polovico (nadomesti jih v celoti, tudi v času, ki ga ne pokriva).";

  it.each([
    [7200, "Datoteka staro.csv pokriva isti čas (2,0 h). Vozila 12."],
    [0, "Datoteka staro.csv pokriva del istega časa."],
  ])("says what becomes of counted intervals that are covered in part, of %d s", async (seconds, text) => {
    const earlier = {
      ...{ id: "3", fileName: "staro.csv", seconds, vehicles: 12, pedestrians: null, bicycles: null },
      ...{ partlyKept: 2, partlyReplaced: 1 },
    };
    await show([row()], whole({ look: look({ overlapped: [earlier] }) }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(partly)).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Prištej" }));
    expect(screen.queryByText(partly)).toBeNull();
  });

  it("says which counted intervals filling takes or leaves out though they are known in part", async () => {
    const taken =
      "Šteti intervali te datoteke, ki so delno že znani: 3 do polovice (vzame jih v celoti in štejejo poleg tega, kar je že tu), 1 čez polovico (izpusti jih v celoti, tudi v času, ki še ni znan).";
    await show([row()], whole({ look: look({ deviceSeconds: 3600, partlyTaken: 3, partlyLeftOut: 1 }) }));
    await userEvent.click(await screen.findByRole("radio", { name: "Prištej" }));
    expect(screen.queryByText(taken)).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "Zapolni vrzeli" }));
    expect(screen.getByText(taken)).toBeVisible();
  });

  it.each([
    ["nothing is known in part", { partlyTaken: 0, partlyLeftOut: 0 }],
    ["that is not told", { partlyTaken: null, partlyLeftOut: null }],
  ])("says nothing of known intervals where %s", async (_name, partly) => {
    const options = { overlap: "fill" };
    await show([row()], whole({ options, look: look({ deviceSeconds: 3600, ...partly }) }));
    expect(await screen.findByRole("radio", { name: "Zapolni vrzeli" })).toBeChecked();
    expect(screen.queryByText(/delno že znani/)).toBeNull();
  });

  it("says of replacing and of filling that counted intervals can't be cut", async () => {
    const earlier = {
      ...{ id: "3", fileName: "staro.csv", seconds: 0, vehicles: null, pedestrians: null, bicycles: null },
      ...{ partlyKept: 2, partlyReplaced: 0 },
    };
    await show([row()], whole({ look: look({ overlapped: [earlier] }) }));
    const texts = [
      "V času in za vrste, ki jih pokriva ta datoteka, prejšnji uvozi ne štejejo več. Šteti interval, ki ga pokriva le delno, izpade v celoti, če ga pokriva čez polovico, sicer ostane.",
      "Vzame le tisto, česar ne pokriva nič drugega. Šteti interval, ki je delno že znan, vzame v celoti, če je znan do polovice, sicer ga izpusti.",
    ];
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/šteje samo ona/)).toBeNull();
  });

  it("asks what becomes of what the device measured, and names what it replaces", async () => {
    const earlier = {
      id: "3",
      fileName: "staro.csv",
      seconds: 7200,
      vehicles: 12,
      pedestrians: null,
      bicycles: null,
      partlyKept: 2,
      partlyReplaced: 1,
    };
    const { sent } = await show(
      [row()],
      whole({ look: look({ deviceSeconds: 3600, overlapped: [earlier] }) }),
    );
    expect(await screen.findByText("Datoteka staro.csv pokriva isti čas (2,0 h). Vozila 12.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Uvozi" })).toBeDisabled();
    expect(screen.queryByRole("radio", { name: "Nadomesti prejšnje uvoze" })).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "Zapolni vrzeli" }));
    await press("Preberi znova s spremembami");
    expect(inputOf(sent)).toEqual(["options", expect.objectContaining({ options: { overlap: "fill" } })]);
  });
});

describe("the list", () => {
  it("takes an import back once that was agreed to, and says when it is", async () => {
    const applied = row({ state: "APPLIED", canUndo: true });
    const { portal, sent } = await show([applied]);
    expect(inList().getByText("šteje")).toBeVisible();
    await userEvent.click(inList().getByRole("button", { name: "Umakni: kolesarji.csv" }));
    const asked = within(await screen.findByRole("alertdialog"));
    expect(asked.getByText(/bo spet štelo/)).toBeVisible();
    portal.imports = [row({ state: "UNDOING", progress: 0.5 })];
    await userEvent.click(asked.getByRole("button", { name: "Umakni" }));
    expect(inputOf(sent)).toEqual(["undo", expect.objectContaining({ id: "5" })]);
    expect(await inList().findByRole("progressbar")).toHaveAttribute("value", "50");
  });

  it("throws a file away that does not count", async () => {
    const { portal, sent } = await show([row()]);
    await screen.findByRole("button", { name: "Uvozi" });
    await userEvent.click(screen.getByRole("button", { name: "Zavrzi" }));
    portal.imports = [];
    const asked = within(await screen.findByRole("alertdialog"));
    await userEvent.click(asked.getByRole("button", { name: "Zavrzi" }));
    await waitFor(() => expect(screen.getByText(/še ni bila uvožena nobena/)).toBeVisible());
    expect(inputOf(sent)).toEqual(["delete", expect.objectContaining({ id: "5" })]);
  });

  it("shows where an import is for who comes back while it is brought in", async () => {
    await show([row({ state: "APPLYING", progress: 0.25 })]);
    expect(screen.getAllByRole("progressbar", { name: /se uvaža/ })).toHaveLength(2);
    expect(screen.getByText(/Stran lahko medtem zapustite/)).toBeVisible();
  });

  it("opens another file that waits, and closes the one that is open", async () => {
    await show([row(), row({ id: "4", fileName: "drugi.csv" })]);
    await userEvent.click(await inList().findByRole("button", { name: "Odpri: drugi.csv" }));
    expect(screen.getByRole("heading", { name: "drugi.csv" })).toBeVisible();
    await press("Zapri");
    expect(screen.getByRole("button", { name: "Naloži in preberi" })).toBeVisible();
  });
});

it("says where imports can't be had, and tries again", async () => {
  renderPortal(<ImportsArea clientId="7" />, {
    root: {
      client: () => {
        throw new Error("down");
      },
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("Uvozov ni bilo mogoče dobiti");
});
