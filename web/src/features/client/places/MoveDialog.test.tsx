import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { chooseIn, offeredIn } from "../../../../test/chooseIn";
import { renderPortal } from "../../../../test/renderPortal";
import type { Root } from "../../../../test/schemaLink";
import { adoptLanguage } from "../../../i18n/language";
import { ClientsContext, type ClientsValue } from "../../../shared/clients/useClients";
import { localSession } from "../../../shared/session/session";
import { settingsClient } from "../settings/testing/settingsClient";
import { MoveDialog } from "./MoveDialog";
import type { Stay } from "./useStays";

const MAY = 1_777_593_600;
const DAY = 86_400;
const ZIRI = { id: "1", name: "Žiri" };
const BLED = { id: "2", name: "Bled" };
const [SCHOOL, SQUARE] = [
  { id: "8", name: "Pri šoli" },
  { id: "9", name: "Mestni trg" },
];
const SIGN = { id: "5", hardwareType: "K200DISP_FALCON", settings: { serialNumber: "SN-5" } };

type Place = typeof SCHOOL;
const stay = (place: Place | null, from: number | null, until: number | null): Stay => ({
  clientId: "5",
  guid: "guid-5",
  placeId: place?.id ?? null,
  from,
  until,
  place,
  client: SIGN,
});
const placeRow = (place: Place, groups = [ZIRI], standing: Stay[] = []) => ({
  ...place,
  settings: { locationAddress: `${place.name} 1` },
  groups,
  stays: { list: standing },
});
const at = (locationName: string | null, speedLimit = 50) => ({
  locationName,
  locationAddress: null,
  markerPosition: null,
  speedLimit,
  measureDistance: 50,
  directionNames: locationName === "Mestni trg" ? { incoming: "v mesto", outgoing: null } : null,
});

type Input = Record<string, unknown> & { dryRun: boolean };
type Answer = (input: Input) => object;

const clients: ClientsValue = {
  clients: [],
  groups: [],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};

type More = { correct?: Stay | undefined; places?: object[]; config?: object; root?: Root };

/** Opens the dialog; `known` is the device's state, and `answer` the portal's answer to a move. */
function open(known: { list: Stay[]; etag: string }, answer: Answer, more: More = {}) {
  const { correct = null, places, config, root: further } = more;
  const sent: Input[] = [];
  let isClosed = false;
  const root = {
    client: () => ({
      ...settingsClient({ config: null }),
      ...config,
      name: "Pri šoli",
      timeZone: "Europe/Ljubljana",
      visionType: "NO_VISION",
      hardwareType: "K200DISP_FALCON",
      groups: [ZIRI],
      settings: { ...settingsClient().settings, ...at("Pri šoli") },
      stays: { ...known },
    }),
    places: () => places ?? [placeRow(SCHOOL, [ZIRI], [stay(SCHOOL, null, null)]), placeRow(SQUARE)],
    moveClient: ({ input }: { input: Input }) => {
      sent.push(input);
      return answer(input);
    },
    hardwareTypes: () => [],
    ...further,
    revisions: () => ({ nodes: [{ version: 2, time: MAY, changedBy: { email: "bor@ziri.si" } }] }),
  };
  renderPortal(
    <ClientsContext value={clients}>
      <MoveDialog
        clientId="5"
        correct={correct}
        onClose={() => {
          isClosed = true;
        }}
      />
    </ClientsContext>,
    { root },
  );
  const made = () => sent.filter(({ dryRun }) => !dryRun);
  return { sent, made, isClosed: () => isClosed };
}

const movedTo =
  (...list: Stay[]): Answer =>
  () => ({ client: null, stays: { etag: "etag-2", list }, settings: at("Mestni trg", 30) });
const refusal = (code: string, path: string, fault: string) =>
  new GraphQLError("refused", { extensions: { code, fields: [{ path, message: "is refused", fault }] } });
const lists = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const canPress = (name: string) => waitFor(() => expect(screen.getByRole("button", { name })).toBeEnabled());
const placeField = () => screen.findByRole("combobox", { name: "Mesto" });

beforeEach(() => {
  adoptLanguage("sl");
  localSession.set({ isAdmin: 0, groupName: "Žiri", groupId: "1", userId: "1", username: "ana" });
});

describe("moving", () => {
  it("shows what it changes, before anything is saved, and saves what was shown", async () => {
    const { sent, made, isClosed } = open(
      { list: [], etag: "etag-1" },
      movedTo(stay({ ...SCHOOL, id: "12" }, null, MAY), stay(SQUARE, MAY, null)),
    );
    const field = await placeField();
    expect(screen.getByRole("button", { name: "Premakni" })).toBeDisabled();
    expect(await offeredIn(field)).toEqual([
      "Mestni trg · Mestni trg 1",
      "Pri šoli · Pri šoli 1 · naprava SN-5",
    ]);
    await chooseIn(field, "9");
    await canPress("Premakni");
    expect(lists("Zdaj")).toEqual(["Pri šolives čas doslej"]);
    expect(lists("Po spremembi")).toEqual(["Pri šolido 01.05.2026 02:00", "Mestni trgod 01.05.2026 02:00"]);
    expect(screen.getByText("Ime lokacije").nextSibling).toHaveTextContent("Pri šoliMestni trg");
    expect(screen.getByText("Omejitev hitrosti").nextSibling).toHaveTextContent(/50.km\/h30.km\/h/);
    expect(screen.getByText("Ime prihajajoče smeri").nextSibling).toHaveTextContent("–v mesto");
    expect(screen.queryByText("Ime odhajajoče smeri")).toBeNull();
    expect(made()).toEqual([]);
    await press("Premakni");
    expect(await screen.findByText("Naprava je premaknjena.")).toBeVisible();
    expect(made()).toEqual([
      expect.objectContaining({ clientId: "5", placeId: "9", ifMatch: "etag-1", dryRun: false }),
    ]);
    expect(sent[0]).not.toHaveProperty("from");
    expect(isClosed()).toBe(true);
  });

  it("gives the device what follows from the limit at the new place, once that was shown", async () => {
    const document = (prgSpeedLimit: number) => ({
      ProgramsSettings: { dispParameters: [{ prgSpeedLimit }] },
    });
    const generated = ({ input }: { input: { settings: { speedLimit: number } } }) => ({
      document: document(input.settings.speedLimit),
      changed: true,
      etag: `generated-${input.settings.speedLimit}`,
    });
    const { config } = settingsClient();
    const { isClosed, made } = open(
      { list: [stay(SCHOOL, null, null)], etag: "etag-1" },
      movedTo(stay(SCHOOL, null, MAY), stay(SQUARE, MAY, null)),
      {
        config: { config: config && { ...config, document: document(50) } },
        root: {
          generatedConfig: generated,
          configVersion: () => null,
        },
      },
    );
    await chooseIn(await placeField(), "9");
    expect(await screen.findByRole("region", { name: "Na napravi se bo spremenilo" })).toHaveTextContent(
      /50.*30/,
    );
    await canPress("Premakni");
    await press("Premakni");
    expect(await screen.findByText("Naprava je premaknjena.")).toBeVisible();
    // The gateway moves it and gives it just the configuration that was shown.
    expect(made()).toEqual([
      expect.objectContaining({ clientId: "5", placeId: "9", generatedIfMatch: "generated-30" }),
    ]);
    await waitFor(() => expect(isClosed()).toBe(true));
  });

  it("tells a move late, with its end", async () => {
    const { made } = open(
      { list: [stay(SCHOOL, null, null)], etag: "etag-1" },
      movedTo(stay(SCHOOL, null, MAY), stay(null, MAY, MAY + DAY), stay(SCHOOL, MAY + DAY, null)),
    );
    await placeField();
    await userEvent.click(screen.getByRole("radio", { name: "Skladišče" }));
    await userEvent.click(screen.getByRole("radio", { name: "Že od prej" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Od" }), "1.5.2026 2:00");
    await userEvent.type(screen.getByRole("textbox", { name: "Do" }), "2.5.2026 2:00");
    await canPress("Premakni");
    expect(lists("Po spremembi")).toHaveLength(3);
    await press("Premakni");
    expect(await screen.findByText("Naprava je premaknjena.")).toBeVisible();
    expect(made()).toEqual([expect.objectContaining({ toStore: true, from: MAY, until: MAY + DAY })]);
  });

  it("makes a new place of what is entered, and of no place without a name", async () => {
    const { made } = open(
      { list: [], etag: "etag-1" },
      movedTo(stay({ id: "12", name: "" }, null, MAY), stay({ id: "13", name: "Na klancu" }, MAY, null)),
    );
    await placeField();
    await userEvent.click(screen.getByRole("radio", { name: "Novo mesto" }));
    const limit = await screen.findByRole("textbox", { name: "Omejitev hitrosti" });
    await userEvent.clear(limit);
    await userEvent.type(limit, "30");
    expect(screen.getByRole("button", { name: "Premakni" })).toBeDisabled();
    await userEvent.type(screen.getByRole("textbox", { name: "Ime lokacije" }), "Na klancu");
    await userEvent.type(screen.getByRole("textbox", { name: "Ime prihajajoče smeri" }), "na klanec ");
    await canPress("Premakni");
    await press("Premakni");
    expect(await screen.findByText("Naprava je premaknjena.")).toBeVisible();
    expect(made()[0]?.settings).toEqual({
      locationName: "Na klancu",
      locationAddress: null,
      markerPosition: null,
      directionNames: { incoming: "na klanec", outgoing: null },
      speedLimit: 30,
      measureDistance: 50,
    });
  });

  it("says that nothing changes where it is on record like this, and saves nothing", async () => {
    const list = [stay(SCHOOL, null, MAY), stay(SQUARE, MAY, null)];
    open({ list, etag: "etag-1" }, movedTo(...list));
    await chooseIn(await placeField(), "9");
    expect(await screen.findByText("Nič se ne spremeni: tako je že vpisano.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Premakni" })).toBeDisabled();
  });

  it("shows a refusal where it belongs, and whole ones below", async () => {
    let fault = refusal("VALIDATION_FAILED", "input.from", "BEFORE_GROUP");
    open({ list: [], etag: "etag-1" }, () => {
      throw fault;
    });
    await placeField();
    await userEvent.click(screen.getByRole("radio", { name: "Skladišče" }));
    await userEvent.click(screen.getByRole("radio", { name: "Že od prej" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Od" }), "1.5.2020 2:00");
    expect(await screen.findByText("Takrat naprava še ni bila v vaši skupini.")).toBeVisible();
    fault = refusal("VALIDATION_FAILED", "input.clientId", "VALVES_STAY");
    await userEvent.click(screen.getByRole("radio", { name: "Od zdaj" }));
    expect(await screen.findByText("Ventilov ni mogoče premakniti.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Premakni" })).toBeDisabled();
  });

  it("overwrites nothing that somebody else did meanwhile: shows it, and is saved again", async () => {
    const known = { list: [stay(SCHOOL, null, null)], etag: "etag-1" };
    const theirs = [stay(SCHOOL, null, MAY), stay(null, MAY, null)];
    const { made } = open(known, ({ ifMatch, dryRun }) => {
      if (ifMatch === "etag-1" && !dryRun) {
        Object.assign(known, { list: theirs, etag: "etag-2" });
        throw refusal("CONFLICT", "ifMatch", "NOT_CURRENT");
      }
      const before =
        ifMatch === "etag-1"
          ? [stay(SCHOOL, null, MAY + DAY)]
          : [...theirs.slice(0, 1), stay(null, MAY, MAY + DAY)];
      return movedTo(...before, stay(SQUARE, MAY + DAY, null))({ dryRun });
    });
    await chooseIn(await placeField(), "9");
    await canPress("Premakni");
    await press("Premakni");
    expect(await screen.findByText(/Medtem je nekdo drug shranil spremembo/)).toBeVisible();
    expect(await screen.findByText(/Medtem je to shranil še nekdo: bor@ziri.si/)).toBeVisible();
    await canPress("Premakni");
    expect(lists("Zdaj")).toEqual(["Skladiščeod 01.05.2026 02:00"]);
    await press("Premakni");
    expect(await screen.findByText("Naprava je premaknjena.")).toBeVisible();
    expect(made().map(({ ifMatch }) => ifMatch)).toEqual(["etag-1", "etag-2"]);
  });

  it("saves nothing over what somebody else did before the press, until it was said", async () => {
    const known = { list: [stay(SCHOOL, null, null)], etag: "etag-1" };
    const theirs = [stay(SCHOOL, null, MAY), stay(null, MAY, null)];
    const { made } = open(known, (input) => {
      if (input.ifMatch === "etag-1") {
        Object.assign(known, { list: theirs, etag: "etag-2" });
        throw refusal("CONFLICT", "ifMatch", "NOT_CURRENT");
      }
      return movedTo(
        stay(SCHOOL, null, MAY),
        stay(null, MAY, MAY + DAY),
        stay(SQUARE, MAY + DAY, null),
      )(input);
    });
    await chooseIn(await placeField(), "9");
    await canPress("Premakni");
    await press("Premakni");
    expect(await screen.findByText(/Medtem je nekdo drug shranil spremembo/)).toBeVisible();
    expect(made()).toEqual([]);
    await press("Premakni");
    expect(await screen.findByText("Naprava je premaknjena.")).toBeVisible();
    expect(made().map(({ ifMatch }) => ifMatch)).toEqual(["etag-2"]);
  });

  const foreign = [placeRow(SCHOOL), placeRow(SQUARE, [BLED])];
  const there = movedTo(stay(SCHOOL, null, MAY), stay(SQUARE, MAY, null));

  it("offers people no place of another group", async () => {
    open({ list: [stay(SCHOOL, null, null)], etag: "etag-1" }, there, { places: foreign });
    expect(await offeredIn(await placeField())).toEqual(["Pri šoli · Pri šoli 1"]);
  });

  it("offers administrators another group's place, and says who sees what from then on", async () => {
    localSession.set({ isAdmin: 1, groupName: null, groupId: null, userId: "2", username: "admin" });
    open({ list: [stay(SCHOOL, null, null)], etag: "etag-1" }, there, { places: foreign });
    await chooseIn(await placeField(), "9");
    expect(await screen.findByText(/preide v skupino Bled/)).toHaveTextContent(
      "Skupina Žiri bo videla le, kar je naprava izmerila dotlej.",
    );
  });
});

describe("correcting", () => {
  const list = [stay(SCHOOL, null, MAY), stay(null, MAY, MAY + DAY), stay(SQUARE, MAY + DAY, null)];
  const corrected = movedTo(stay(SCHOOL, null, MAY), stay(SQUARE, MAY, null));

  it("puts another place into the times of a stay", async () => {
    const { made } = open({ list, etag: "etag-1" }, corrected, { correct: list[1] });
    await userEvent.click(await screen.findByRole("radio", { name: "Obstoječe mesto" }));
    await chooseIn(await placeField(), "9");
    await canPress("Popravi");
    await press("Popravi");
    expect(await screen.findByText("Postavitev je popravljena.")).toBeVisible();
    expect(made()).toEqual([expect.objectContaining({ placeId: "9", from: MAY, until: MAY + DAY })]);
  });

  it("moves the beginning of a stay, and names where the device was before", async () => {
    const { made } = open({ list, etag: "etag-1" }, corrected, { correct: list[2] });
    await userEvent.click(await screen.findByRole("radio", { name: "Začetek" }));
    expect(screen.getByText("Prej je bila naprava tu: Skladišče.")).toBeVisible();
    const start = screen.getByRole("textbox", { name: "Začetek postavitve" });
    expect(start).toHaveValue("02.05.2026 02:00");
    expect(screen.getByRole("button", { name: "Popravi" })).toBeDisabled();
    await userEvent.clear(start);
    await userEvent.type(start, "1.5.2026 2:00");
    await canPress("Popravi");
    await press("Popravi");
    expect(await screen.findByText("Postavitev je popravljena.")).toBeVisible();
    expect(made()).toEqual([expect.objectContaining({ placeId: "9", from: MAY, until: MAY + DAY })]);
  });

  it("refuses a beginning behind the end, and a stay that is gone", async () => {
    open({ list, etag: "etag-1" }, corrected, { correct: list[1] });
    await userEvent.click(await screen.findByRole("radio", { name: "Začetek" }));
    const start = screen.getByRole("textbox", { name: "Začetek postavitve" });
    await userEvent.clear(start);
    await userEvent.type(start, "5.5.2026 2:00");
    expect(await screen.findByText("Začetek mora biti pred koncem te postavitve.")).toBeVisible();
  });
});
