import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { chooseIn } from "../../../../test/chooseIn";
import { down } from "../../../../test/down";
import { renderPortal } from "../../../../test/renderPortal";
import type { Root } from "../../../../test/schemaLink";
import { ClientsContext, type ClientsValue } from "../../../shared/clients/useClients";
import { toast } from "../../../shared/ui/toastStore";
import type { PanelProps } from "../panelProps";
import { SettingsPanel } from "./SettingsPanel";
import type { SettingsClient } from "./settingsValues";
import { settingsClient } from "./testing/settingsClient";

type Given = { input: Record<string, unknown> };

let stored: SettingsClient;
let refresh: jest.Mock<() => void>;
let refreshOne: jest.Mock<(id: string) => Promise<void>>;
let update: jest.Mock<(given: Given) => unknown>;
let generate: jest.Mock<(given: Given) => unknown>;

beforeEach(() => {
  toast.clear();
  refresh = jest.fn();
  refreshOne = jest.fn(async () => undefined);
  stored = settingsClient();
  update = jest.fn(() => ({ configChanged: true, client: { ...stored, name: "Trg" } }));
  generate = jest.fn(() => ({ document: { cfgID: "KB0" }, changed: true, etag: "generated-1" }));
});

function show(root: Root = {}, device: Partial<SettingsClient> = {}) {
  stored = settingsClient(device);
  const props = {
    client: { id: "5", visionType: stored.visionType, hardwareType: stored.hardwareType },
    stays: { list: null, canEdit: true },
    interval: { kind: "preset", preset: "LAST_24H" },
    onInterval: () => undefined,
  } as unknown as PanelProps;
  const clients: ClientsValue = { clients: [], groups: [], at: 0, failure: null, refresh, refreshOne };
  const panel = (
    <ClientsContext value={clients}>
      <SettingsPanel {...props} />
    </ClientsContext>
  );
  return renderPortal(panel, {
    root: {
      client: () => ({ ...stored, diagnostics: [] }),
      hardwareTypes: [
        { name: "K200DISP_FALCON", superType: "K200", takesFirmware: true, hasDisplay: true },
        { name: "BIKECOUNTER", superType: "UNKNOWN", takesFirmware: false, hasDisplay: false },
      ],
      staticTexts: [{ id: 1, text: "HVALA" }],
      sharedTexts: [{ name: "Šola", uuid: "s", layout: "NONE", texts: [] }],
      resources: [{ id: "9", name: "Naselje" }],
      generatedConfig: (given: Given) => generate(given),
      updateClientSettings: (given: Given) => update(given),
      ...root,
    },
  });
}

const given = () => {
  const {
    dryRun: _,
    ifMatch,
    configIfMatch,
    idempotencyKey,
    generatedIfMatch: _seen,
    ...input
  } = update.mock.calls.at(-1)?.[0].input ?? {};
  expect(idempotencyKey).toEqual(expect.any(String));
  // The etags are those of the state that the form was made from.
  expect([ifMatch, configIfMatch]).toEqual(["client-1", "config-3"]);
  return input;
};
const save = () => userEvent.click(screen.getByRole("button", { name: "Shrani" }));

async function put(field: HTMLElement, value: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(value);
}

describe("the settings", () => {
  it("are saved as far as they were changed, and not before", async () => {
    show();
    const name = await screen.findByLabelText("Ime lokacije");
    expect(screen.getByRole("button", { name: "Shrani" })).toBeDisabled();
    await put(name, "Trg");
    await put(screen.getByLabelText("Omejitev hitrosti"), "30");
    await save();
    expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
    expect(given()).toEqual({ clientId: "5", settings: { locationName: "Trg", speedLimit: 30 }, sign: {} });
    await waitFor(() => expect(screen.getByRole("button", { name: "Shrani" })).toBeDisabled());
    await waitFor(() => expect(refreshOne).toHaveBeenCalledWith("5"));
  });

  it("name the two directions, one or both", async () => {
    const names = { incoming: "proti Kranju", outgoing: "proti Ljubljani" };
    show({}, { settings: { ...settingsClient().settings, directionNames: names } });
    expect(await screen.findByLabelText("Ime prihajajoče smeri")).toHaveValue("proti Kranju");
    expect(screen.getByText(/ki se napravi bližajo, npr\. proti Kranju/)).toBeVisible();
    await put(screen.getByLabelText("Ime odhajajoče smeri"), "v".repeat(201));
    await save();
    expect(await screen.findByText(/Največ 200 znakov/)).toBeVisible();
    expect(update).not.toHaveBeenCalled();
    await put(screen.getByLabelText("Ime odhajajoče smeri"), "v mesto");
    await save();
    expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
    const directionNames = { incoming: "proti Kranju", outgoing: "v mesto" };
    expect(given()).toEqual({ clientId: "5", settings: { directionNames }, sign: {} });
  });

  it("lose no name that somebody else gave the other direction meanwhile", async () => {
    const named = (outgoing: string | null, etag: string) => {
      const directionNames = { incoming: null, outgoing };
      stored = { ...stored, etag, settings: { ...stored.settings, directionNames } };
    };
    show();
    const field = await screen.findByLabelText("Ime prihajajoče smeri");
    await put(field, "proti Kranju");
    named("v mesto", "client-2");
    update.mockImplementationOnce(() => {
      const fields = [{ path: "ifMatch", message: "overtaken" }];
      throw new GraphQLError("overtaken", { extensions: { code: "CONFLICT", fields } });
    });
    await save();
    expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
    expect(update.mock.calls.at(-1)?.[0].input).toMatchObject({
      ifMatch: "client-2",
      settings: { directionNames: { incoming: "proti Kranju", outgoing: "v mesto" } },
    });
  });

  it("say from when a changed limit holds, where the platform keeps the limits of the time", async () => {
    show();
    const limit = await screen.findByLabelText("Omejitev hitrosti");
    expect(screen.queryByText(/Velja od te ure naprej/)).toBeNull();
    await put(limit, "30");
    expect(await screen.findByText(/Velja od te ure naprej/)).toBeVisible();
    await save();
    expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Velja od te ure naprej/)).toBeNull());
  });

  it("say at once that somebody else saved them meanwhile, while they are being written", async () => {
    const email = "ana@obcina.si";
    const revisions = { nodes: [{ version: 4, time: 1_794_700_800, changedBy: { email } }] };
    const { client: apollo } = show({ revisions: () => revisions });
    const elsewhere = async (etag: string) => {
      stored = { ...stored, etag, settings: { ...stored.settings, measureDistance: 70 } };
      await act(() => apollo.refetchQueries({ include: ["ClientSettings"] }));
    };
    const name = await screen.findByLabelText("Ime lokacije");
    await elsewhere("client-2");
    // Nothing is being edited: the form shows the new value.
    await waitFor(() => expect(screen.getByLabelText("Razdalja merjenja")).toHaveValue("70"));
    expect(screen.queryByText(/Medtem je to shranil/)).toBeNull();
    await put(name, "Trg");
    await elsewhere("client-3");
    expect(await screen.findByText(/Medtem je to shranil še nekdo: ana@obcina\.si, \d/)).toBeVisible();
    expect(name).toHaveValue("Trg");
    await userEvent.click(screen.getByRole("button", { name: "Zavrzi spremembe" }));
    await waitFor(() => expect(screen.queryByText(/Medtem je to shranil/)).toBeNull());
  });

  it("are not sent while one is wrong, and say which", async () => {
    show();
    await put(await screen.findByLabelText("Omejitev hitrosti"), "250");
    await save();
    expect(await screen.findByText("Celo število od 1 do 200.")).toBeVisible();
    expect(update).not.toHaveBeenCalled();
  });

  it("stay in the form where saving fails, with what the portal said beside its field", async () => {
    update.mockImplementation(() => {
      const fields = [
        { path: "settings.speedLimit", message: "must be <= 200", fault: "TOO_LARGE", params: { max: 200 } },
      ];
      throw new GraphQLError("no", { extensions: { code: "VALIDATION_FAILED", fields } });
    });
    show();
    const limit = await screen.findByLabelText("Omejitev hitrosti");
    await put(limit, "120");
    await save();
    expect(await screen.findByText("Napaka pri shranjevanju!")).toBeVisible();
    expect(screen.getByText("Največ 200.")).toBeVisible();
    expect(screen.getByText(/Vaše spremembe so še v obrazcu/)).toBeVisible();
    expect(limit).toHaveValue("120");
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button", { name: "Shrani" })).toBeEnabled();
  });

  it("name the custom texts where these were refused", async () => {
    update.mockImplementation(() => {
      const fields = [
        {
          path: "settings.customTexts.0.texts",
          message: "must be 1 in layout A",
          fault: "TEXT_COUNT",
          params: { count: 1, layout: "A" },
        },
      ];
      throw new GraphQLError("no", { extensions: { code: "VALIDATION_FAILED", fields } });
    });
    show();
    await put(await screen.findByLabelText("Ime lokacije"), "Trg");
    await save();
    expect(await screen.findByText("Napaka pri shranjevanju podatkov za custom tekste")).toBeVisible();
  });

  it("say nothing of what a display shows of which nobody has told, and keep it so", async () => {
    show();
    const types = await screen.findByRole("group", { name: "Ob hitrosti kaže" });
    for (const type of within(types).getAllByRole("radio")) expect(type).not.toBeChecked();
    await put(screen.getByLabelText("Ime lokacije"), "Trg");
    await save();
    await waitFor(() => expect(given().settings).toEqual({ locationName: "Trg" }));
    for (const type of within(types).getAllByRole("radio")) expect(type).not.toBeChecked();
  });

  it("choose texts for the display: own, shared and built in", async () => {
    show();
    await userEvent.click(await screen.findByLabelText("Teksti"));
    const over = within(screen.getByRole("group", { name: "Nad omejitvijo" }));
    await chooseIn(over.getByLabelText("Levi tekst"), "Počasi");
    await chooseIn(over.getByLabelText("Desni tekst"), "Šola");
    const under = within(screen.getByRole("group", { name: "Do omejitve" }));
    await chooseIn(under.getByLabelText("Levi tekst"), "HVALA");
    await save();
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(given().settings).toEqual({
      displayConfiguration: {
        type: "TEXT",
        selectedResourceId: null,
        overLimitLeft: { textType: "CUSTOM", textId: "a", textUuid: null },
        overLimitRight: { textType: "STATIC_CUSTOM", textId: "0", textUuid: "s" },
        underLimitLeft: { textType: "STATIC", textId: "1", textUuid: null },
        underLimitRight: { textType: "NONE", textId: null, textUuid: null },
      },
    });
  });

  it("ask which penalty points before they are saved", async () => {
    show();
    await userEvent.click(await screen.findByRole("radio", { name: "Kazenske točke" }));
    await save();
    expect(await screen.findByText("Izberite, katere kazenske točke naj kaže.")).toBeVisible();
    await chooseIn(screen.getByRole("combobox", { name: "Kazenske točke" }), "Naselje");
    await save();
    await waitFor(() =>
      expect(given().settings).toMatchObject({
        displayConfiguration: { type: "PENALTY", selectedResourceId: "9" },
      }),
    );
  });

  it.each([
    ["Kazenske točke", "PENALTY", "Naselje"],
    ["Levi tekst", "TEXT", "HVALA"],
  ] as const)(
    "show what is chosen for %s also where that arrives after them",
    async (label, type, chosen) => {
      let arrive: () => void = () => undefined;
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const none = { textType: "NONE" as const, textId: null, textUuid: null };
      const displayConfiguration = {
        type,
        selectedResourceId: "9",
        underLimitLeft: { textType: "STATIC" as const, textId: "1", textUuid: null },
        underLimitRight: none,
        overLimitLeft: none,
        overLimitRight: none,
      };
      show(
        {
          staticTexts: () => arrival.then(() => [{ id: 1, text: "HVALA" }]),
          resources: () => arrival.then(() => [{ id: "9", name: "Naselje" }]),
        },
        { settings: { ...settingsClient().settings, displayConfiguration } },
      );
      const [field = document.body] = await screen.findAllByRole("combobox", { name: label });
      expect(field).toHaveDisplayValue(/neznan/i);
      arrive();
      await waitFor(() => expect(field).toHaveDisplayValue(chosen));
    },
  );

  it("show an interval that is none of the usual ones", async () => {
    const { config } = settingsClient();
    const basic = { ...config?.config?.basic, measurementInterval: 600 };
    show({}, { config: { ...config, config: { basic } } as SettingsClient["config"] });
    expect(await screen.findByLabelText("Interval prenosa meritev")).toHaveDisplayValue("10 min");
  });

  it("are drawn as a driver would see them, saved or not", async () => {
    show();
    await screen.findByText("Po shranjenih nastavitvah");
    await waitFor(() => expect(generate).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByLabelText("Utripanje ob prekoračitvi"));
    expect(await screen.findByText("S spremembami, ki še niso shranjene")).toBeVisible();
    await waitFor(() =>
      expect(generate).toHaveBeenCalledWith({
        input: { clientId: "5", settings: { speedingBlink: true }, sign: {} },
      }),
    );
  });

  describe("say before they are saved what that changes on the device", () => {
    const document = (program: object, basic: object = {}) => ({
      BasicConfig: { gprsUpdateDataInterval: 900, ...basic },
      ProgramsSettings: { dispParameters: [program] },
    });
    const list = () => screen.findByRole("region", { name: "Na napravi se bo spremenilo" });
    /** A configuration from the stored settings, or with a changed limit. */
    const makes = (running: object, etag = "generated-1") => {
      generate.mockImplementation(({ input }) => ({
        document: document({ prgSpeedLimit: Number(limitOf(input)) + 1 }, running),
        changed: true,
        etag,
      }));
    };
    const limitOf = (input: Record<string, unknown>) =>
      (input.settings as { speedLimit?: number } | undefined)?.speedLimit ?? 50;
    const given = (program: object, config: object = {}) => {
      const { config: whole } = settingsClient();
      return { config: { ...whole, document: document(program), ...config } as SettingsClient["config"] };
    };
    const change = async () => put(await screen.findByLabelText("Omejitev hitrosti"), "30");

    it("by the names of the page, and are saved by one press", async () => {
      makes({});
      show({}, given({ prgSpeedLimit: 51 }));
      await change();
      expect(await list()).toHaveTextContent("Program 1 › Od hitrosti: prej 51 km/h → potem 31 km/h");
      expect(screen.queryByText(/od drugod/)).toBeNull();
      await save();
      expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
      expect(update.mock.calls.at(-1)?.[0].input.generatedIfMatch).toBe("generated-1");
    });

    it("with what a template had it show, which is not theirs", async () => {
      makes({});
      show({}, given({ prgSpeedLimit: 51, prgDisplayTime: 3000 }));
      await change();
      const shown = await list();
      expect(await within(shown).findByText("1 sprememba od drugod")).toBeVisible();
      expect(shown).toHaveTextContent("Program 1 › Čas prikaza: prej 3000 ms → potem nič");
    });

    it("counted from what the device runs, not from what it has not taken yet", async () => {
      makes({ gprsUpdateDataInterval: 300 });
      const info = { configVersion: 2, configVersionDate: 1_790_000_000 };
      show(
        {
          client: ({ id }: { id: string }) => ({
            ...stored,
            id,
            diagnostics: [],
            configVersion: { version: 2, document: document({ prgSpeedLimit: 51 }) },
          }),
        },
        { ...given({ prgSpeedLimit: 51 }), info },
      );
      await change();
      expect(await list()).toHaveTextContent(
        /1 sprememba od drugod.*Interval prenosa meritev: prej 15 min → potem 5 min/,
      );
    });

    it("and that nobody knows what it runs", async () => {
      makes({});
      show({}, { ...given({ prgSpeedLimit: 51 }), info: { configVersion: null, configVersionDate: null } });
      await change();
      expect(await list()).toHaveTextContent(
        "Kaj naprava zdaj uporablja, ni znano; primerjano je z različico 3.",
      );
    });

    it("and ask to look where it is more than was shown", async () => {
      makes({});
      show({}, given({ prgSpeedLimit: 51 }));
      await change();
      await list();
      update.mockImplementationOnce(() => {
        makes({ gprsUpdateDataInterval: 300 }, "generated-2");
        const fields = [
          { path: "generatedIfMatch", message: "is not what it is by now", fault: "NOT_CURRENT" },
        ];
        throw new GraphQLError("no", { extensions: { code: "CONFLICT", fields } });
      });
      await save();
      expect(await screen.findByText(/^Še ni shranjeno\./)).toBeVisible();
      expect(await within(await list()).findByText("1 sprememba od drugod")).toBeVisible();
      await save();
      expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
      expect(update.mock.calls.at(-1)?.[0].input.generatedIfMatch).toBe("generated-2");
    });

    it("not where the device gets no other configuration", async () => {
      generate.mockImplementation(() => ({ document: document({}), changed: false, etag: "same" }));
      show({}, given({ prgSpeedLimit: 51 }));
      await change();
      await waitFor(() => expect(generate.mock.calls.length).toBeGreaterThan(2));
      expect(screen.queryByRole("region", { name: "Na napravi se bo spremenilo" })).toBeNull();
    });
  });

  it("that administrators alone set are shown to them alone", async () => {
    const { unmount } = show();
    await screen.findByLabelText("Interval prenosa meritev");
    expect(screen.queryByLabelText("Interval povezave")).toBeNull();
    expect(screen.queryByRole("button", { name: "Izvozi konfiguracijo" })).toBeNull();
    unmount();
    show({}, { permissions: { editSettings: true, editPingInterval: true, exportConfig: true } });
    await userEvent.selectOptions(await screen.findByLabelText("Interval povezave"), "15 s");
    expect(screen.getByRole("button", { name: "Izvozi konfiguracijo" })).toBeEnabled();
    await save();
    await waitFor(() => expect(given()).toEqual({ clientId: "5", settings: {}, sign: { pingInterval: 15 } }));
  });

  it.each([
    ["without a display", { hardwareType: "BIKECOUNTER" }],
    ["with a camera", { visionType: "VISION_VEHICLES" as const }],
  ])("of a device %s are those that it has", async (_name, device) => {
    show({}, device);
    await screen.findByLabelText("Interval prenosa meritev");
    for (const title of ["Prikazovalnik", "Svetlost", "Kaj vidi voznik", "Hitrost"])
      expect(screen.queryByRole("heading", { name: title })).toBeNull();
    expect(generate).not.toHaveBeenCalled();
  });

  it.each([
    [3, "taken", "Naprava uporablja te nastavitve (različica 3)."],
    [2, "pending", "Čaka, da jih naprava prevzame (različica 3)."],
    [null, "unknown", "Naprava ne sporoča, katero različico uporablja."],
  ])("say what became of them where the device runs version %p", async (configVersion, state, text) => {
    const { container } = show({}, { info: { configVersion, configVersionDate: 1_790_000_000 } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(container.querySelector("[data-delivery]")).toHaveAttribute("data-delivery", state);
  });

  it("say nothing of versions that the platform does not tell of", async () => {
    const info = { configVersion: null, configVersionDate: null };
    const { container } = show({}, { hasConfig: null, info });
    await screen.findByLabelText("Ime lokacije");
    expect(container.querySelector("[data-delivery]")).toBeNull();
    expect(screen.queryByText(/Naprava ne sporoča/)).toBeNull();
  });

  it("can be asked for again where they could not be had", async () => {
    let isDown = true;
    show({
      client: () => {
        if (isDown) down();
        return { ...stored, diagnostics: [] };
      },
    });
    expect(await screen.findByText("Nastavitev ni bilo mogoče naložiti")).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    expect(await screen.findByLabelText("Ime lokacije")).toHaveValue("Glavna cesta");
  });
});
