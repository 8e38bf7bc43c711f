import { describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../test/renderPortal";
import { ClientsContext } from "../clients/useClients";
import { ConfigWorkbench } from "./ConfigWorkbench";
import { createConfigStore } from "./configStore";
import { signDocument } from "./testing/signDocument";

const root = {
  staticTexts: () => [],
  sharedTexts: () => [],
  resources: () => [],
  hardwareTypes: () => [],
  clients: () => [],
};

const noClients = {
  clients: [],
  groups: [],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};

/** On a narrow screen, where a view hides the form but leaves it in the page. */
async function show(at = "/", document = signDocument()) {
  const store = createConfigStore(document);
  // Chakra's tabs settle a moment later.
  const workbench = (
    <ClientsContext value={noClients}>
      <ConfigWorkbench store={store} hardwareType="K200DISP_FALCON">
        {null}
      </ConfigWorkbench>
    </ClientsContext>
  );
  await act(async () => renderPortal(workbench, { at, root }));
  return store;
}

const field = (name: string) => screen.getByLabelText(name);
const section = (name: string) => within(screen.getByRole("region", { name }));
const type = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  if (text !== "") await userEvent.type(input, text);
};
const json = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Nastavitve kot JSON" });
const write = (input: HTMLElement, text: string) => fireEvent.change(input, { target: { value: text } });

describe("the form", () => {
  it("shows every section, and each field by its name", async () => {
    await show();
    const regions = screen.getAllByRole("region").map((region) => region.getAttribute("aria-labelledby"));
    expect(regions).toEqual(expect.arrayContaining(["config-basic", "config-smileys", "config-other"]));
    expect(screen.getByText("cfgID KB0")).toBeVisible();
    expect(field("Največja hitrost")).toHaveValue(199);
    expect(field("Vrsta radarja")).toHaveDisplayValue("Falcon");
    expect(field("Krmilnik matrike")).toHaveDisplayValue("CPOWER");
    expect(field("Interval prenosa meritev")).toHaveDisplayValue(/^5\smin$/);
    expect(field("Vrsta naprave")).toHaveAttribute("readonly");
    expect(section("Drugo").getByLabelText("Vrednost 2")).toHaveValue("880");
  });

  it("never takes a number that is out of range: it says so, and goes to the nearest end", async () => {
    const store = await show();
    const offset = field("Popravek hitrosti");
    await type(offset, "15");
    expect(offset).toHaveAccessibleDescription("km/h Celo število od -10 do 10.");
    expect(store.at(["BasicConfig", "radarOffsetVelocity"])).toBe(1);
    await userEvent.tab();
    expect([store.at(["BasicConfig", "radarOffsetVelocity"]), (offset as HTMLInputElement).value]).toEqual([
      10,
      "10",
    ]);
    await type(offset, "");
    await userEvent.tab();
    expect(store.at(["BasicConfig", "radarOffsetVelocity"])).toBeUndefined();
  });

  it("says where a range ends below its start, and leads there", async () => {
    const store = await show();
    await type(field("Najmanjša hitrost"), "210");
    await userEvent.tab();
    await waitFor(() =>
      expect(field("Največja hitrost")).toHaveAccessibleDescription(
        "km/h Ne sme biti manj kot »Najmanjša hitrost«.",
      ),
    );
    await userEvent.click(screen.getByRole("button", { name: "1 napaka" }));
    expect(field("Največja hitrost")).toHaveFocus();
    await type(field("Največja hitrost"), "220");
    await waitFor(() => expect(screen.queryByRole("button", { name: "1 napaka" })).toBeNull());
    expect(store.at(["BasicConfig", "vMax"])).toBe(220);
  });

  it("keeps the form of what it changes: numbers, flags, only entries, parameters beside a text", async () => {
    const store = await show();
    await userEvent.selectOptions(field("Krmilnik matrike"), "AniVIEW");
    await userEvent.selectOptions(field("Vrsta radarja"), "Brez");
    await userEvent.click(field("Kartica SD"));
    await userEvent.click(field("Tipalo temperature in vlage"));
    expect(store.at(["BasicConfig"])).toMatchObject({
      matrixLedCtrlType: 1,
      radarType: "None",
      SDcard_en: 0,
      SHT_en: true,
    });
    const triggers = section("Prožilne hitrosti");
    await type(triggers.getByLabelText("Od hitrosti"), "61");
    expect(store.at(["flasherModeTriggerVelocity"])).toMatchObject({ value: 61, timeout: 30 });
    const [first, second] = section("Programi s teksti po meri").getAllByLabelText("Okno");
    await type(first as HTMLElement, "2");
    await type(second as HTMLElement, "3");
    const texts = ["CustomTextProgram", "customTextProgramData", 0, "customTextData"];
    expect(store.at([...texts, 0])).toMatchObject({ parameters: { window: 2 } });
    expect(store.at([...texts, 1])).toEqual({ customText: "HVALA", window: 3, verticalAlign: "top" });
  });

  it("leaves a value that it does not know until another is chosen", async () => {
    const document = { ...signDocument(), BasicConfig: { radarType: "Doppler", brtLevel: [1] } };
    const store = await show("/", document);
    expect(field("Vrsta radarja")).toHaveDisplayValue("Doppler (neznano)");
    await userEvent.click(screen.getByRole("button", { name: "Določi stopnje svetlosti" }));
    expect(store.at(["BasicConfig", "brtLevel"])).toHaveLength(8);
    expect(store.at(["BasicConfig", "radarType"])).toBe("Doppler");
  });

  it("adds and removes entries, three at most, with their counts", async () => {
    const store = await show();
    const flashers = section("Utripalke");
    const add = flashers.getByRole("button", { name: "Dodaj: Utripalka" });
    await userEvent.click(add);
    await userEvent.click(add);
    expect(store.at(["FlasherConfig"])).toHaveLength(3);
    expect(add).toBeDisabled();
    expect(flashers.getByText("Največ 3 vnosi.")).toBeVisible();
    await userEvent.click(flashers.getByRole("button", { name: "Odstrani: Utripalka 1" }));
    expect(store.at(["FlasherConfig"])).toEqual([{}, {}]);

    const programs = section("Nastavitve programov");
    await userEvent.click(programs.getByRole("button", { name: "Dodaj: Program" }));
    expect(store.at(["ProgramsSettings", "prgNumStored"])).toBe(3);
    const triggers = section("Prožilne hitrosti");
    await userEvent.click(triggers.getByRole("button", { name: "Dodaj: Način utripalke" }));
    expect(store.at(["flasherModeTriggerVelocity"])).toEqual([expect.objectContaining({ value: 51 }), {}]);
  });

  it("edits what nobody has a name for as it is", async () => {
    const store = await show();
    await type(field("unknownHere"), "8");
    const buzzer = section("Brenčala");
    await userEvent.type(buzzer.getByLabelText("Ime polja"), "volume{Enter}");
    await userEvent.type(buzzer.getByLabelText("volume"), "3");
    await userEvent.type(buzzer.getByLabelText("Ime polja"), "tone");
    expect(buzzer.getByText("Polje s tem imenom je že tu.")).toBeVisible();
    expect(field("maker")).toHaveAttribute("placeholder", "Uredite v pogledu JSON.");
    await userEvent.click(section("Drugo").getByRole("button", { name: "Dodaj: tones" }));
    await userEvent.type(field("Vrednost 3"), "1000");
    await userEvent.click(section("Drugo").getByRole("button", { name: "Odstrani: tones 1" }));
    expect(store.at(["tones"])).toEqual([880, 1000]);
    expect(store.at(["BasicConfig", "unknownHere"])).toBe(8);
    expect(store.at(["BuzzerConfig"])).toEqual([{ tone: 440, volume: 3 }]);
  });

  it("finds a field by its label or its name in the document", async () => {
    await show();
    const search = screen.getByRole("searchbox", { name: "Poišči polje" });
    await userEvent.type(search, "gprsnew");
    await userEvent.click(await screen.findByRole("button", { name: /Interval povezovanja/ }));
    await waitFor(() => expect(field("Interval povezovanja (ping)")).toHaveFocus());
    await userEvent.type(search, "popravek{Enter}");
    await waitFor(() => expect(field("Popravek hitrosti")).toHaveFocus());
    await userEvent.type(search, "xyz");
    expect(await screen.findByText("Nobeno polje se ne imenuje tako.")).toBeVisible();
  });

  it("counts a section's changes in the list of sections, which leads there", async () => {
    await show();
    await type(field("Največja hitrost"), "130");
    const sections = screen.getByRole("navigation", { name: "Deli nastavitev" });
    expect(
      await within(sections).findByRole("button", { name: "Osnovne nastavitve 1 sprememba" }),
    ).toBeVisible();
    await userEvent.click(within(sections).getByRole("button", { name: "Smeški" }));
    expect(screen.getByRole("heading", { name: "Smeški" })).toHaveFocus();
  });

  it("puts beside a field what the portal said of it, until that is edited", async () => {
    const store = await show();
    act(() =>
      store.tell([
        {
          path: "BasicConfig.vMax",
          message: "must not be below vMin",
          fault: "BELOW_START",
          params: { field: "vMin" },
        },
      ]),
    );
    await waitFor(() =>
      expect(field("Največja hitrost")).toHaveAccessibleDescription(
        "km/h Konec razpona ne sme biti pod začetkom.",
      ),
    );
    await type(field("Največja hitrost"), "130");
    await waitFor(() => expect(field("Največja hitrost")).toHaveAccessibleDescription("km/h"));
  });
});

describe("the levels of brightness", () => {
  it("rise with one that is raised, by slider and by number", async () => {
    const store = await show();
    const levels = ["BasicConfig", "brtLevel"];
    fireEvent.change(screen.getByRole("slider", { name: "Mrak" }), { target: { value: "120" } });
    expect(store.at(levels)).toEqual([1, 20, 120, 120, 120, 164, 208, 255]);
    await type(field("Oblačno, vrednost"), "5");
    await userEvent.tab();
    expect(store.at(levels)).toEqual([1, 20, 120, 120, 120, 164, 208, 255]);
    await userEvent.click(screen.getByRole("button", { name: "Zavrzi spremembe" }));
    expect(screen.getByRole("slider", { name: "Mrak" })).toHaveValue("45");
  });

  it("go back with one that was raised on the way to what is meant", async () => {
    const store = await show();
    await type(field("Noč, vrednost"), "100");
    expect(store.at(["BasicConfig", "brtLevel"])).toEqual([100, 100, 100, 100, 116, 164, 208, 255]);
    await type(field("Noč, vrednost"), "10");
    await userEvent.tab();
    expect(store.at(["BasicConfig", "brtLevel"])).toEqual([10, 20, 45, 80, 116, 164, 208, 255]);
    const dusk = screen.getByRole("slider", { name: "Mrak" });
    for (const value of ["120", "200", "50"]) fireEvent.change(dusk, { target: { value } });
    expect(store.at(["BasicConfig", "brtLevel"])).toEqual([10, 20, 50, 80, 116, 164, 208, 255]);
  });
});

describe("steps back and forth", () => {
  const undo = () => screen.getByRole("button", { name: "Razveljavi" });
  const redo = () => screen.getByRole("button", { name: "Uveljavi znova" });

  it("go a field at a time, and bring back what was thrown away", async () => {
    const store = await show();
    expect(undo()).toHaveAttribute("aria-disabled", "true");
    await type(field("Največja hitrost"), "130");
    await userEvent.click(field("Kartica SD"));
    await userEvent.click(undo());
    expect(store.at(["BasicConfig"])).toMatchObject({ vMax: 130, SDcard_en: 1 });
    await userEvent.click(undo());
    expect(field("Največja hitrost")).toHaveValue(199);
    await userEvent.click(redo());
    await userEvent.click(screen.getByRole("button", { name: "Zavrzi spremembe" }));
    expect(store.isDirty()).toBe(false);
    await userEvent.click(undo());
    expect(field("Največja hitrost")).toHaveValue(130);
    expect(redo()).toHaveAttribute("aria-disabled", "false");
  });

  it("go by the keyboard, but for where text is typed, which the browser takes back", async () => {
    const store = await show();
    const vMin = () => store.at(["BasicConfig", "vMin"]);
    await type(field("Najmanjša hitrost"), "7");
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(vMin()).toBe(7);
    act(() => field("Kartica SD").focus());
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(vMin()).toBe(5);
    await userEvent.keyboard("{Control>}{Shift>}Z{/Shift}{/Control}");
    expect(vMin()).toBe(7);
    await userEvent.keyboard("{Control>}z{/Control}{Control>}y{/Control}");
    expect(vMin()).toBe(7);
  });

  it("are each press of a button by itself", async () => {
    const store = await show();
    const add = section("Utripalke").getByRole("button", { name: "Dodaj: Utripalka" });
    await userEvent.click(add);
    await userEvent.click(add);
    await userEvent.click(undo());
    expect(store.at(["FlasherConfig"])).toHaveLength(2);
  });
});

describe("the JSON view", () => {
  it("flows into the form, which keeps the last good one while it can't be read", async () => {
    const store = await show("/?view=json");
    const input = await json();
    expect(JSON.parse(input.value)).toEqual(signDocument());
    write(input, JSON.stringify({ ...signDocument(), BasicConfig: { vMax: 90 } }));
    expect(field("Največja hitrost")).toHaveValue(90);
    write(input, '{ "BasicConfig": ');
    expect(await screen.findByText("Nastavitev ni mogoče prebrati!")).toBeVisible();
    expect(input).toHaveAttribute("aria-invalid", "true");
    expect([store.isBroken(), store.at(["BasicConfig", "vMax"])]).toEqual([true, 90]);
    await userEvent.click(screen.getByRole("button", { name: "Zavrzi spremembe" }));
    await waitFor(() => expect(JSON.parse(input.value)).toEqual(signDocument()));
  });

  it("shows what the form changes, a moment later", async () => {
    await show("/?view=json");
    const input = await json();
    fireEvent.change(field("Največja hitrost"), { target: { value: "131" } });
    expect(input.value).toContain('"vMax": 199');
    await waitFor(() => expect(input.value).toContain('"vMax": 131'));
  });
});

describe("the difference", () => {
  it("lists what changed, and takes one change back", async () => {
    const store = await show("/?view=difference");
    expect(await screen.findByText("Ni razlik.")).toBeInTheDocument();
    fireEvent.change(field("Največja hitrost"), { target: { value: "130" } });
    fireEvent.change(field("Najmanjša hitrost"), { target: { value: "7" } });
    await screen.findByText("BasicConfig.vMax");
    // Above the list, at the section, and in the bar.
    expect(screen.getAllByText("2 spremembi")).toHaveLength(3);
    await userEvent.click(screen.getByRole("button", { name: "Povrni: BasicConfig.vMax" }));
    expect(store.at(["BasicConfig", "vMax"])).toBe(199);
    await waitFor(() => expect(screen.queryByText("BasicConfig.vMax")).toBeNull());
    expect(screen.getByText("BasicConfig.vMin")).toBeInTheDocument();
  });

  it("offers a changed field to other devices", async () => {
    await show("/?view=difference");
    fireEvent.change(field("Največja hitrost"), { target: { value: "130" } });
    await userEvent.click(await screen.findByRole("button", { name: "Uporabi drugje: BasicConfig.vMax" }));
    const dialog = await screen.findByRole("dialog", { name: /BasicConfig\.vMax/ });
    expect(dialog).toHaveTextContent('{"BasicConfig":{"vMax":130}}');
  });
});
