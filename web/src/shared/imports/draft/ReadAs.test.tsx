import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../../test/renderPortal";
import { adoptLanguage } from "../../../i18n/language";
import type { ImportWhole } from "../importFile";
import { column, question, row, understanding, whole } from "../testing/files";
import { ImportDirections } from "../words/importDirections";
import { Draft } from "./Draft";

beforeEach(() => adoptLanguage("sl"));

type Shown = { options?: object } & Omit<Partial<ImportWhole>, "options">;

/** A draft, with what is sent of it, and whether it is loaded again then. */
function show(part: Shown = {}, names: { incoming: string | null; outgoing: string | null } | null = null) {
  const sent = jest.fn<(options: unknown) => void>();
  const onChanged = jest.fn(async () => {});
  const file = whole(part) as ImportWhole;
  const client = {
    id: "7",
    timeZone: "Europe/Ljubljana",
    directionNames: names,
    directionNamesSince: null,
  };
  renderPortal(
    <ImportDirections value={names}>
      <Draft whole={file} client={client} onChanged={onChanged} onThrow={() => {}} />
    </ImportDirections>,
    {
      root: {
        setImportOptions: ({ input }: { input: { options: unknown } }) => {
          sent(input.options);
          return { import: { ...row(), state: "UPLOADED" } };
        },
      },
    },
  );
  return { sent, onChanged };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const factOf = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling;
const readAgain = async ({ sent, onChanged }: ReturnType<typeof show>) => {
  expect(screen.getByRole("button", { name: "Uvozi" })).toBeDisabled();
  await press("Preberi znova s spremembami");
  expect(sent).toHaveBeenCalledTimes(1);
  expect(onChanged).toHaveBeenCalledTimes(1);
  return sent.mock.calls[0]?.[0];
};

const dated = understanding({ dateOrder: "MDY" });
const directed = understanding({
  directions: { n: "incoming", s: "outgoing" },
  columns: [column(), column({ index: 1, name: "smer", role: "direction" })],
});

describe("the order of dates", () => {
  it("is said, and is another one where somebody says so", async () => {
    const shown = show({ understanding: dated });
    expect(factOf("Vrstni red v datumih")).toHaveTextContent("mesec, dan, leto");
    expect(screen.queryByRole("radio", { name: "dan, mesec, leto" })).toBeNull();
    await press("Spremeni: Vrstni red v datumih");
    const choices = within(screen.getByRole("group", { name: "Vrstni red v datumih" }));
    expect(choices.getAllByRole("radio").map((one) => one.getAttribute("aria-label"))).toEqual([
      "dan, mesec, leto",
      "mesec, dan, leto",
      "leto, mesec, dan",
    ]);
    expect(choices.getByRole("radio", { name: "mesec, dan, leto" })).toBeChecked();
    const chosen = choices.getByRole("radio", { name: "dan, mesec, leto" });
    expect(chosen).toHaveAccessibleDescription("na primer 31.12.2026");
    await userEvent.click(chosen);
    expect(factOf("Vrstni red v datumih")).toHaveTextContent("dan, mesec, leto");
    expect(await readAgain(shown)).toEqual({ dateOrder: "DMY" });
  });

  it.each([
    ["it does not matter", understanding({ dateOrder: null })],
    ["it is asked for", understanding({ dateOrder: "DMY", questions: [question({ code: "DATE_ORDER" })] })],
  ])("is not offered where %s", (_, understood) => {
    show({ understanding: understood });
    expect(screen.queryByText("Vrstni red v datumih")).toBeNull();
    expect(screen.queryByRole("button", { name: "Spremeni: Vrstni red v datumih" })).toBeNull();
  });
});

describe("the encoding", () => {
  it("is said, and is another one where somebody says so", async () => {
    const shown = show();
    expect(factOf("Kodiranje znakov")).toHaveTextContent("UTF-8");
    await press("Spremeni: Kodiranje znakov");
    const choices = within(screen.getByRole("group", { name: "Kodiranje znakov" }));
    expect(choices.getAllByRole("radio").map((one) => one.getAttribute("value"))).toEqual([
      "utf-8",
      "windows-1250",
      "utf-16le",
      "utf-16be",
    ]);
    expect(choices.getByRole("radio", { name: "UTF-8" })).toBeChecked();
    await userEvent.click(choices.getByRole("radio", { name: "Windows-1250" }));
    expect(factOf("Kodiranje znakov")).toHaveTextContent("Windows-1250");
    expect(await readAgain(shown)).toEqual({ encoding: "windows-1250" });
  });

  it("of a workbook is not offered", () => {
    const workbook = understanding({ format: "workbook", encoding: null });
    show({ understanding: workbook, options: { encoding: "utf-8" } });
    expect(screen.queryByText("Kodiranje znakov")).toBeNull();
  });

  it("that made a file unreadable can be taken back", async () => {
    const faults = [{ code: "NOT_A_TABLE", params: {}, message: "" }];
    const { sent } = show({
      state: "UNREADABLE",
      look: null,
      options: { encoding: "utf-16le" },
      understanding: understanding({ encoding: null, faults, columns: [] }),
    });
    expect(factOf("Kodiranje znakov")).toHaveTextContent("UTF-16 LE");
    await press("Spremeni: Kodiranje znakov");
    await userEvent.click(screen.getByRole("radio", { name: "UTF-8" }));
    await press("Preberi znova s spremembami");
    expect(sent).toHaveBeenCalledWith({ encoding: "utf-8" });
  });

  it("that is not known here is shown as it is", () => {
    show({ understanding: understanding({ encoding: "koi8-r" }) });
    expect(factOf("Kodiranje znakov")).toHaveTextContent("koi8-r");
  });
});

describe("the separator", () => {
  const said = {
    columns: [{ index: 1, role: "count" }],
    only: { column: 2, value: "Most" },
    kind: "bicycle",
  };

  it("is said, and is another one where somebody says so; what was said of columns goes with them", async () => {
    const shown = show({ understanding: understanding({ separator: "," }), options: said });
    expect(factOf("Ločilo med celicami")).toHaveTextContent("vejica ,");
    await press("Spremeni: Ločilo med celicami");
    const choices = within(screen.getByRole("group", { name: "Ločilo med celicami" }));
    expect(choices.getAllByRole("radio").map((one) => one.getAttribute("value"))).toEqual([
      ...[";", ",", "\t", "|", " "],
    ]);
    expect(choices.getByRole("radio", { name: "vejica ," })).toBeChecked();
    await userEvent.click(choices.getByRole("radio", { name: "podpičje ;" }));
    expect(factOf("Ločilo med celicami")).toHaveTextContent("podpičje ;");
    expect(await readAgain(shown)).toEqual({ separator: ";", kind: "bicycle" });
  });

  it("that only the command can say is shown, and can be left", async () => {
    const shown = show({ options: { separator: "~" } });
    expect(factOf("Ločilo med celicami")).toHaveTextContent("~");
    await press("Spremeni: Ločilo med celicami");
    expect(screen.getByRole("radio", { name: "~" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "tabulator" }));
    expect(await readAgain(shown)).toEqual({ separator: "\t" });
  });

  it.each(["workbook", "json"])("of a %s is not offered", (format) => {
    show({ understanding: understanding({ format, separator: null }) });
    expect(screen.queryByText("Ločilo med celicami")).toBeNull();
  });
});

describe("the line that names columns", () => {
  it("is said, and is another one where somebody says so", async () => {
    const shown = show();
    expect(factOf("Imena stolpcev")).toHaveTextContent("v vrstici 1");
    await press("Spremeni: Imena stolpcev");
    const field = screen.getByRole("spinbutton", { name: "Vrstica, od 1" });
    expect(field).toHaveValue(1);
    await userEvent.clear(field);
    expect(field).toBeInvalid();
    expect(screen.getByText("Celo število od 1 do 100.000.")).toBeVisible();
    await userEvent.type(field, "4");
    expect(factOf("Imena stolpcev")).toHaveTextContent("v vrstici 4");
    expect(await readAgain(shown)).toEqual({ headerLine: 4 });
  });

  it("may be none", async () => {
    const shown = show();
    await press("Spremeni: Imena stolpcev");
    const none = screen.getByRole("radio", { name: "jih ni" });
    expect(none).toHaveAccessibleDescription(/^Zapisi se začnejo s prvo vrstico/);
    await userEvent.click(none);
    expect(screen.queryByRole("spinbutton")).toBeNull();
    expect(await readAgain(shown)).toEqual({ headerLine: 0 });
  });

  it("may be one where none was found", async () => {
    const shown = show({ understanding: understanding({ headerLine: 0 }) });
    expect(factOf("Imena stolpcev")).toHaveTextContent("jih ni");
    await press("Spremeni: Imena stolpcev");
    await userEvent.click(screen.getByRole("radio", { name: "v vrstici datoteke" }));
    expect(await readAgain(shown)).toEqual({ headerLine: 1 });
  });

  it("of JSON is not offered", () => {
    show({ understanding: understanding({ format: "jsonLines", headerLine: 0 }) });
    expect(screen.queryByText("Imena stolpcev")).toBeNull();
  });
});

describe("what was answered", () => {
  const places = [column(), column({ index: 2, name: "Kraj štetja", role: null })];

  it("of places is said, and asked again where somebody wants another", async () => {
    const options = { only: { column: 2, value: "Most" }, kind: "bicycle" };
    const shown = show({ options, understanding: understanding({ columns: places }) });
    expect(factOf("Kraj")).toHaveTextContent("Kraj štetja = Most");
    await press("Drug kraj");
    expect(screen.queryByText("Kraj", { selector: "dt" })).toBeNull();
    expect(await readAgain(shown)).toEqual({ kind: "bicycle" });
  });

  it.each([
    ["Kdo je bil preštet", { kind: "vehicle" }, "vozila", "kolesarji", { kind: "bicycle" }],
    [
      ...(["Kjer vrstice ni", { missingRows: "nobody" }, "nihče ni šel mimo"] as const),
      ...(["nihče ni poslušal", { missingRows: "notHeard" }] as const),
    ],
    [
      ...(["Zapisi iz podvojene ure", { doubledHour: "first" }, "prvi prehod ure"] as const),
      ...(["drugi prehod ure", { doubledHour: "second" }] as const),
    ],
  ])("is said and can be another: %s", async (label, options, before, after, expected) => {
    const shown = show({ options });
    expect(factOf(label)).toHaveTextContent(before);
    await press(`Spremeni: ${label}`);
    await userEvent.click(screen.getByRole("radio", { name: after }));
    expect(factOf(label)).toHaveTextContent(after);
    expect(await readAgain(shown)).toEqual(expected);
  });

  it("of words for kinds is said, and each can be another", async () => {
    const shown = show({ options: { kinds: { jogger: "pedestrian", dog: null } } });
    expect(factOf("Besede za udeležence")).toHaveTextContent("jogger = pešci, dog = vrstice zavrnem");
    await press("Spremeni: Besede za udeležence");
    const fields = within(screen.getByRole("group", { name: "Besede za udeležence" }));
    expect(fields.getByRole("combobox", { name: "dog" })).toHaveValue("refuse");
    await userEvent.selectOptions(fields.getByRole("combobox", { name: "dog" }), "kolesarji");
    await userEvent.selectOptions(fields.getByRole("combobox", { name: "jogger" }), "vrstice zavrnem");
    expect(await readAgain(shown)).toEqual({ kinds: { jogger: null, dog: "bicycle" } });
  });

  it("or was taken for granted of kinds and intervals can be another", async () => {
    const assumptions = [{ code: "KIND_TAKEN", params: { kind: "vehicle" }, message: "" }];
    const shown = show({ understanding: understanding({ assumptions }) });
    expect(factOf("Kdo je bil preštet")).toHaveTextContent("vozila");
    await press("Spremeni: Dolžina intervalov");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Dolžina intervalov" }), "1 h");
    expect(await readAgain(shown)).toEqual({ intervalSeconds: 3600 });
  });

  it.each([
    ["KIND", { kind: "vehicle" }, "Kdo je bil preštet"],
    ["PLACE", { only: { column: 0, value: "Most" } }, "Kraj"],
    ["INTERVAL", { intervalSeconds: 900 }, "Dolžina intervalov"],
    ["KINDS", { kinds: { dog: null } }, "Besede za udeležence"],
    ["ROWS_MISSING", { missingRows: "nobody" }, "Kjer vrstice ni"],
    ["DOUBLED_HOUR", { doubledHour: "first" }, "Zapisi iz podvojene ure"],
  ])("is not said a second time where it is asked for: %s", (code, options, label) => {
    show({ options, understanding: understanding({ questions: [question({ code })] }) });
    expect(screen.queryByText(label, { selector: "dt" })).toBeNull();
  });
});

describe("directions", () => {
  it("are said, and are swapped by one button", async () => {
    const shown = show({ understanding: directed });
    expect(factOf("Smeri")).toHaveTextContent("n = prihaja, s = odhaja");
    await press("Zamenjaj smeri");
    expect(factOf("Smeri")).toHaveTextContent("n = odhaja, s = prihaja");
    expect(await readAgain(shown)).toEqual({ directions: { n: "outgoing", s: "incoming" } });
  });

  it("can each be said, by their names at the place", async () => {
    const names = { incoming: "proti Kranju", outgoing: null };
    const shown = show({ understanding: directed }, names);
    expect(factOf("Smeri")).toHaveTextContent("n = proti Kranju (prihajajoča), s = odhaja");
    await press("Spremeni: Smeri");
    const field = within(screen.getByRole("group", { name: "Smeri" })).getByRole("combobox", { name: "s" });
    expect(field).toHaveValue("outgoing");
    await userEvent.selectOptions(field, "proti Kranju (prihajajoča)");
    expect(await readAgain(shown)).toEqual({ directions: { n: "incoming", s: "incoming" } });
  });

  it("of a total of both are not counted, unless another is said", async () => {
    const directions = { n: "incoming", s: "outgoing", total: null };
    const shown = show({ understanding: { ...directed, directions } });
    expect(factOf("Smeri")).toHaveTextContent("n = prihaja, s = odhaja, total = ne štej");
    await press("Spremeni: Smeri");
    const group = within(screen.getByRole("group", { name: "Smeri" }));
    expect(group.getByRole("combobox", { name: "total" })).toHaveValue("leaveOut");
    await userEvent.selectOptions(group.getByRole("combobox", { name: "s" }), "ne štej");
    await userEvent.selectOptions(group.getByRole("combobox", { name: "total" }), "odhaja");
    expect(await readAgain(shown)).toEqual({
      directions: { n: "incoming", s: null, total: "outgoing" },
    });
  });

  it("of signs of speeds are said in words", async () => {
    show({
      understanding: understanding({
        records: "readings",
        directions: { "+": "incoming", "-": "outgoing" },
      }),
    });
    expect(factOf("Smeri")).toHaveTextContent("pozitivne hitrosti = prihaja, negativne hitrosti = odhaja");
    await press("Spremeni: Smeri");
    expect(screen.getByRole("combobox", { name: "negativne hitrosti" })).toHaveValue("outgoing");
  });

  it("of names of columns are swapped there, and each said in the table of columns alone", async () => {
    const file = understanding({
      directions: { lft: "incoming", rgt: "outgoing" },
      columns: [
        column(),
        column({ index: 1, name: "car_lft", role: "count", direction: "incoming" }),
        column({ index: 2, name: "car_rgt", role: "count", direction: "outgoing" }),
      ],
    });
    const shown = show({ understanding: file });
    expect(screen.queryByRole("button", { name: "Spremeni: Smeri" })).toBeNull();
    await press("Zamenjaj smeri");
    expect(screen.getByRole("combobox", { name: "Smer stolpca car_lft" })).toHaveValue("outgoing");
    expect(screen.getByRole("combobox", { name: "Smer stolpca car_rgt" })).toHaveValue("incoming");
    expect(await readAgain(shown)).toEqual({ directions: { lft: "outgoing", rgt: "incoming" } });
  });

  it.each([
    ["there are none", understanding()],
    [
      "they are asked for",
      understanding({
        directions: { n: "incoming" },
        columns: directed.columns,
        questions: [question({ code: "DIRECTIONS", column: 1, answers: ["incoming"], values: ["n"] })],
      }),
    ],
  ])("are not offered where %s", (_, understood) => {
    show({ understanding: understood });
    expect(screen.queryByText("Smeri", { selector: "dt" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Zamenjaj smeri" })).toBeNull();
  });
});
