import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseIn } from "../../../../test/chooseIn";
import { offerAllBut } from "../../../../test/offers";
import { renderPortal } from "../../../../test/renderPortal";
import type { Root } from "../../../../test/schemaLink";
import { useValveLocationQuery } from "../../../graphql/operations/valves";
import { answerOf } from "../../../shared/live/answerOf";
import { toast } from "../../../shared/ui/toastStore";
import type { ValveLocation } from "../../../shared/valves/valve";
import { bundle, location, noon, refusal, valve } from "../testing/valveData";
import { BundleActions } from "./BundleActions";
import { MoveUnbundled } from "./MoveUnbundled";
import { NewBundle } from "./NewBundle";

/** 2026-11-24 00:00 in Ljubljana. */
const dayAfterNext = 1_795_474_800;

beforeEach(() => {
  toast.clear();
  jest.spyOn(Date, "now").mockReturnValue(noon * 1000);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const north = bundle({ valves: [valve("7", "Vrtnice"), valve("8", "Trata")] });
const south = bundle({ id: "5", name: "Južne grede" });
const admin = { editSchedule: true, editBundles: true, controlValves: true, controlAll: true };

function Page({ of }: { of: ValveLocation }) {
  const now = answerOf(useValveLocationQuery({ variables: { id: of.id } })).data?.valveLocation;
  const [first] = now?.bundles ?? [];
  if (!now || !first) return null;
  return (
    <>
      <BundleActions location={now} bundle={first} />
      <NewBundle location={now} />
      <MoveUnbundled location={now} />
    </>
  );
}

async function show(shown: Partial<ValveLocation>, root: Root) {
  const of = location([north, south], { permissions: admin, ...shown });
  renderPortal(<Page of={of} />, { root: { valveLocation: () => of, ...root } });
  await screen.findByRole("button", { name: "Dejanja: Severne grede" });
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const choose = async (name: string) => {
  await press("Dejanja: Severne grede");
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};
type Given = { input: Record<string, unknown> };
const done = () => jest.fn((_given: Given): object => ({ bundle: north, failed: 0, results: [] }));

describe("a bundle", () => {
  it("gets another name, unless somebody was faster", async () => {
    const updateValveBundle = done().mockImplementationOnce(() => {
      throw refusal("CONFLICT");
    });
    await show({}, { updateValveBundle });
    await choose("Preimenuj");
    const name = await screen.findByRole("textbox", { name: /Ime/ });
    await userEvent.clear(name);
    await press("Preimenuj");
    expect(await screen.findByText("Obvezno polje.")).toBeVisible();
    await userEvent.type(name, " Sever ");
    await press("Preimenuj");
    expect(await screen.findByText(/medtem spremenil nekdo drug/)).toBeVisible();
    expect(name).toHaveValue(" Sever ");
    await press("Preimenuj");
    expect(await screen.findByText("Skupina je preimenovana.")).toBeVisible();
    expect(updateValveBundle.mock.calls.at(-1)?.[0].input).toMatchObject({
      id: "4",
      version: 3,
      name: "Sever",
    });
  });

  it("is deleted once somebody has read what becomes of its valves", async () => {
    const deleteValveBundles = done();
    await show({}, { deleteValveBundles });
    await choose("Izbriši");
    expect(
      await screen.findByText(/2 ventila ostaneta na lokaciji brez skupine in sta zaprta/),
    ).toBeVisible();
    await press("Izbriši");
    expect(await screen.findByText("Skupina »Severne grede« je izbrisana.")).toBeVisible();
    expect(deleteValveBundles.mock.calls[0]?.[0].input).toMatchObject({ ids: ["4"] });
  });

  it("gives valves to another, or to none", async () => {
    const moveValves = done();
    await show({}, { moveValves });
    await choose("Premakni ventile");
    await press("Premakni ventile");
    expect(await screen.findByText("Izberite vsaj en ventil.")).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Trata" }));
    await chooseIn(screen.getByRole("combobox", { name: "Kam" }), "Brez skupine");
    expect(screen.getByText(/Brez skupine ni urnika/)).toBeVisible();
    await press("Premakni ventile");
    expect(await screen.findByText("Premaknjen je 1 ventil.")).toBeVisible();
    expect(moveValves.mock.calls[0]?.[0].input).toMatchObject({ clientIds: ["8"], bundleId: null });
  });

  it("rests until a local midnight, and says before what will not run", async () => {
    const pauseValveBundle = done();
    const openings = [
      { from: noon - 600, to: noon + 600, kind: "SCHEDULED" },
      { from: dayAfterNext - 600, to: dayAfterNext + 600, kind: "SCHEDULED" },
    ];
    const valveSchedulePreview = ({ from }: { from: number }) => ({ from, to: from, openings, rows: [] });
    await show({}, { pauseValveBundle, valveSchedulePreview });
    await choose("Premor");
    expect(await screen.findByText("Odpadeta 2 zalivanji, skupaj 20 min:")).toBeVisible();
    expect(screen.getByText("Urnik se nadaljuje tor. 24.11. 00:00.")).toBeVisible();
    await press("Premor");
    expect(await screen.findByText(/Premor do tor\. 24\.11\. 00:00/)).toBeVisible();
    expect(pauseValveBundle.mock.calls[0]?.[0].input).toMatchObject({ id: "4", until: dayAfterNext });
  });

  it("is woken at once", async () => {
    const pauseValveBundle = done();
    const paused = { ...north, pausedUntil: dayAfterNext };
    await show({ bundles: [paused, south] }, { pauseValveBundle });
    await choose("Končaj premor");
    expect(await screen.findByText("Premor je končan: urnik spet velja.")).toBeVisible();
    expect(pauseValveBundle.mock.calls[0]?.[0].input).toMatchObject({ id: "4", until: null });
  });

  it("can only be paused by who is no administrator", async () => {
    await show({ permissions: { ...admin, editBundles: false } }, {});
    await press("Dejanja: Severne grede");
    expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
      "Premor",
    ]);
  });
});

describe("a location", () => {
  const unbundled = [valve("9", "Živa meja")];

  it.each([
    [
      { fault: "VALVES_IN_OTHER_BUNDLE" },
      /^Skupine ni bilo mogoče ustvariti\. Nekateri ventili so že v drugi/,
    ],
    [{ fromPlatform: true }, /Platforma: ».*«$/],
    [{ fault: "BUNDLE_CHANGED" }, /medtem spremenil nekdo drug/],
  ])("gets no new bundle where the portal refuses it with %j, and says why", async (told, said) => {
    const createValveBundle = done().mockImplementationOnce(() => {
      throw refusal("CONFLICT", told);
    });
    await show({ unbundled }, { createValveBundle });
    await press("Nova skupina");
    await userEvent.type(await screen.findByRole("textbox", { name: /Ime/ }), "Vzhod");
    await userEvent.click(screen.getByRole("checkbox", { name: "Živa meja" }));
    await press("Ustvari");
    expect(await screen.findByText(said)).toBeVisible();
  });

  it("gets a new bundle, with valves that have none; what is refused stays to be corrected", async () => {
    const createValveBundle = done().mockImplementationOnce(() => {
      throw refusal("VALIDATION_FAILED", { fields: [{ path: "name", message: "is empty", fault: "EMPTY" }] });
    });
    await show({ unbundled }, { createValveBundle });
    await press("Nova skupina");
    const name = await screen.findByRole("textbox", { name: /Ime/ });
    await userEvent.type(name, "Vzhod");
    await userEvent.click(screen.getByRole("checkbox", { name: "Živa meja" }));
    await press("Ustvari");
    expect(await screen.findByText("Skupine ni bilo mogoče ustvariti.")).toBeVisible();
    expect(await screen.findByText("Obvezno polje.")).toBeVisible();
    await press("Ustvari");
    expect(await screen.findByText("Skupina »Vzhod« je ustvarjena.")).toBeVisible();
    const wanted = { locationId: "2", name: "Vzhod", clientIds: ["9"] };
    expect(createValveBundle.mock.calls.at(-1)?.[0].input).toMatchObject(wanted);
  });

  it("is made also where the platform does not tell of it, and the list is asked for anew", async () => {
    const valveLocation = jest.fn(() => location([north, south], { permissions: admin, unbundled }));
    await show({}, { valveLocation, createValveBundle: () => ({ bundle: null }) });
    const before = valveLocation.mock.calls.length;
    await press("Nova skupina");
    await userEvent.type(await screen.findByRole("textbox", { name: /Ime/ }), "Vzhod");
    await press("Ustvari");
    expect(await screen.findByText("Skupina »Vzhod« je ustvarjena.")).toBeVisible();
    expect(valveLocation.mock.calls.length).toBeGreaterThan(before);
  });

  it("whose schedule is not told can be paused, and nothing is said of what that leaves out", async () => {
    const pauseValveBundle = jest.fn((_given: Given) => ({ bundle: null }));
    const whole = location([{ ...north, schedule: null }, south], { permissions: admin });
    await show({}, { valveLocation: () => whole, pauseValveBundle });
    await choose("Premor");
    expect(await screen.findByText(/^Urnik se nadaljuje/)).toBeVisible();
    expect(screen.queryByText(/V tem času urnik/)).toBeNull();
    await press("Premor");
    await waitFor(() => expect(pauseValveBundle).toHaveBeenCalled());
  });

  it("puts valves without a bundle into one", async () => {
    const moveValves = done();
    await show({ unbundled }, { moveValves });
    await press("Premakni ventile");
    await chooseIn(await screen.findByRole("combobox", { name: "Kam" }), "Južne grede");
    await userEvent.click(screen.getAllByRole("button", { name: "Premakni ventile" }).at(-1) as HTMLElement);
    expect(await screen.findByText("Premaknjen je 1 ventil.")).toBeVisible();
    expect(moveValves.mock.calls[0]?.[0].input).toMatchObject({ clientIds: ["9"], bundleId: "5" });
  });
});

describe("in front of a platform that lacks something of it", () => {
  const texts = () => screen.getAllByRole("menuitem").map(({ textContent }) => textContent);

  it("offers neither pauses nor moves", async () => {
    offerAllBut("VALVE_TIMER", "VALVE_MOVE");
    await show({ unbundled: [valve("9", "Živa meja")] }, {});
    await press("Dejanja: Severne grede");
    expect(texts()).toEqual(["Preimenuj", "Izbriši"]);
    expect(screen.queryByRole("button", { name: "Premakni ventile" })).toBeNull();
  });

  it("makes a bundle without valves, as none can be moved into it", async () => {
    offerAllBut("VALVE_MOVE");
    const createValveBundle = done();
    await show({ unbundled: [valve("9", "Živa meja")] }, { createValveBundle });
    await press("Nova skupina");
    await userEvent.type(await screen.findByRole("textbox", { name: /Ime/ }), "Vzhod");
    expect(screen.queryByRole("checkbox", { name: "Živa meja" })).toBeNull();
    await press("Ustvari");
    await waitFor(() =>
      expect(createValveBundle.mock.calls[0]?.[0].input).toMatchObject({ name: "Vzhod", clientIds: [] }),
    );
  });

  it("says nothing of what a pause leaves out where that can't be worked out", async () => {
    offerAllBut("VALVE_PREVIEW");
    const valveSchedulePreview = jest.fn(() => null);
    await show({}, { valveSchedulePreview });
    await press("Dejanja: Severne grede");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Premor" }));
    expect(await screen.findByRole("dialog")).toBeVisible();
    expect(screen.queryByRole("status")).toBeNull();
    expect(valveSchedulePreview).not.toHaveBeenCalled();
  });
});
