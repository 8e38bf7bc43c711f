import { beforeEach, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { clientRow } from "../../../../test/clientRow";
import { placeRow, stay } from "../../../../test/placeRow";
import { renderPortal } from "../../../../test/renderPortal";
import { ClientsContext, type ClientsValue } from "../../../shared/clients/useClients";
import { PlacesContext } from "../../../shared/clients/usePlaces";
import { toast } from "../../../shared/ui/toastStore";
import type { PanelProps } from "../panelProps";
import { SettingsPanel } from "./SettingsPanel";
import { settingsClient } from "./testing/settingsClient";

type Given = { input: { clientId: string } & Record<string, unknown> };

const update = jest.fn<(given: Given) => unknown>();
const changed = ({ input: { clientId } }: Given) => ({
  configChanged: true,
  client: { ...settingsClient({ id: clientId }), name: "Most" },
});

beforeEach(() => {
  toast.clear();
  update.mockReset();
  update.mockImplementation(changed);
});

const moved = 1_790_000_000;
const here = placeRow({
  id: "21",
  list: [stay("5", moved, null), stay("6", moved, null), stay("9", moved, null), stay("7", null, moved)],
});
const [own, other] = [clientRow({ id: "5" }), clientRow({ id: "6" })];
const named = { ...other, settings: { ...other.settings, serialNumber: "SN-6" } };

async function newLimit(typed = "30") {
  const props = {
    client: { id: "5", visionType: "NO_VISION", hardwareType: "K200DISP_FALCON" },
    stays: { list: null, canEdit: true },
    interval: { kind: "preset", preset: "LAST_24H" },
    onInterval: () => undefined,
  } as unknown as PanelProps;
  const clients: ClientsValue = {
    ...{ clients: [own, named], groups: [], at: 0, failure: null },
    refresh: () => undefined,
    refreshOne: async () => undefined,
  };
  renderPortal(
    <ClientsContext value={clients}>
      <PlacesContext value={{ places: [here], failed: false, refresh: () => undefined }}>
        <SettingsPanel {...props} />
      </PlacesContext>
    </ClientsContext>,
    {
      root: {
        client: ({ id }: { id: string }) => ({ ...settingsClient({ id }), diagnostics: [] }),
        hardwareTypes: [
          { name: "K200DISP_FALCON", superType: "K200", takesFirmware: true, hasDisplay: true },
        ],
        staticTexts: [],
        sharedTexts: [],
        resources: [],
        generatedConfig: ({ input }: { input: { clientId: string; settings: { speedLimit?: number } } }) => ({
          document: { cfgID: "KB0", SpeedLimit: input.settings.speedLimit ?? 50 },
          changed: true,
          etag: `generated-${input.clientId}`,
        }),
        updateClientSettings: (given: Given) => update(given),
      },
    },
  );
  const limit = await screen.findByLabelText("Omejitev hitrosti");
  expect(screen.queryByText(/Tu stojijo tudi druge naprave/)).toBeNull();
  await userEvent.clear(limit);
  await userEvent.type(limit, typed);
}
const save = () => userEvent.click(screen.getByRole("button", { name: "Shrani" }));
const inputs = () => update.mock.calls.map(([{ input }]) => input);

it("says of a new limit which other devices' signs stay as they are, and leaves them so", async () => {
  await newLimit();
  expect(
    await screen.findByText(/Omejitev 30 km\/h bo veljala tudi v njihovih podatkih, njihov prikaz pa/),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "naprava SN-6" })).toHaveAttribute(
    "href",
    "/client/6?tab=settings",
  );
  // Another group's.
  expect(screen.getByText("naprava guid-9")).toBeVisible();
  expect(screen.queryByText(/guid-7/)).toBeNull();
  await save();
  expect(await screen.findByText("Uspešno shranjeno!")).toBeVisible();
  expect(inputs().map(({ clientId }) => clientId)).toEqual(["5"]);
});

it("gives them what follows where that is chosen, as it was shown", async () => {
  await newLimit();
  await userEvent.click(await screen.findByRole("checkbox", { name: /prikaz: naprava SN-6/ }));
  await save();
  expect(await screen.findByText("Novo omejitev bo upošteval tudi prikaz: naprava SN-6.")).toBeVisible();
  expect(inputs()).toMatchObject([
    { clientId: "5" },
    { clientId: "6", settings: { speedLimit: 30 }, generatedIfMatch: "generated-6" },
  ]);
});

it("says which of them could not be given it", async () => {
  update.mockImplementation((given) => {
    if (given.input.clientId === "6") throw new GraphQLError("no", { extensions: { code: "CONFLICT" } });
    return changed(given);
  });
  await newLimit();
  await userEvent.click(await screen.findByRole("checkbox", { name: /prikaz: naprava SN-6/ }));
  await save();
  await waitFor(() =>
    expect(screen.getByText(/^Prikazu ni bilo mogoče dati nove omejitve: naprava SN-6\./)).toBeVisible(),
  );
});
