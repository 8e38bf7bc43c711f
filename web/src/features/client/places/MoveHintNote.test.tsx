import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../../test/renderPortal";
import { adoptLanguage } from "../../../i18n/language";
import { ClientsContext, type ClientsValue } from "../../../shared/clients/useClients";
import { localSession } from "../../../shared/session/session";
import { settingsClient } from "../settings/testing/settingsClient";
import { MoveHintNote } from "./MoveHintNote";

/** 2026-05-01 00:00 UTC, two hours later in Ljubljana. */
const MAY = 1_777_593_600;
const at = (locationName: string, speedLimit: number, incoming = "v mesto") => ({
  locationName,
  locationAddress: null,
  markerPosition: { lat: 46.05, lng: 14.5 },
  speedLimit,
  measureDistance: 50,
  directionNames: { incoming, outgoing: null },
});
const HINT = {
  since: MAY - 3600,
  noticed: MAY,
  signs: ["POSITION", "TEXTS"],
  metres: 1112,
  before: at("Stara cesta", 50, "proti Kranju"),
};
type Hint = Omit<typeof HINT, "before" | "metres"> & { before: object | null; metres: number | null };

const clients: ClientsValue = {
  clients: [],
  groups: [],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};
const device = { id: "5", isPlace: false, timeZone: "Europe/Ljubljana" };

function show(first: Hint | null, { canEdit = true, isPlace = false } = {}) {
  const sent: Record<string, unknown>[] = [];
  let hint = first;
  let asked = 0;
  const asking = () => {
    asked += 1;
    return {};
  };
  const root = {
    client: () => ({
      ...asking(),
      ...settingsClient({ config: null }),
      name: "Nova cesta",
      timeZone: device.timeZone,
      groups: [{ id: "1", name: "Žiri" }],
      settings: { ...settingsClient().settings, ...at("Nova cesta", 30) },
      stays: { etag: "etag-1", list: [] },
      moveHint: hint,
    }),
    places: () => [],
    moveClient: ({ input }: { input: Record<string, unknown> }) => {
      sent.push(input);
      const list = [
        { clientId: "5", guid: "g", placeId: "8", from: null, until: HINT.since, place: null },
        { clientId: "5", guid: "g", placeId: "9", from: HINT.since, until: null, place: null },
      ];
      return { client: null, stays: { etag: "etag-2", list }, settings: at("Nova cesta", 30) };
    },
    denyMove: ({ input }: { input: Record<string, unknown> }) => {
      sent.push(input);
      hint = null;
      return { clientId: "5" };
    },
    hardwareTypes: () => [],
  };
  renderPortal(
    <ClientsContext value={clients}>
      <MoveHintNote
        client={{ ...device, isPlace } as Parameters<typeof MoveHintNote>[0]["client"]}
        stays={{ list: [], canEdit }}
      />
    </ClientsContext>,
    { root },
  );
  return { sent, asked: () => asked };
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  adoptLanguage("sl");
  localSession.set({ isAdmin: 0, groupName: "Žiri", groupId: "1", userId: "1", username: "ana" });
});

describe("a hint at a move", () => {
  it("says what speaks for it, and opens the move with all that is known of it", async () => {
    const { sent } = show(HINT);
    expect(await screen.findByText("Je bila naprava premaknjena?")).toBeVisible();
    expect(screen.getByText(/^01\.05\.2026 02:00 se je njena lega spremenila za 1112\sm\.$/)).toBeVisible();
    expect(screen.getByText(/povsem drugo ime in naslov/)).toBeVisible();
    await press("Da, vpiši premik");
    expect(await screen.findByDisplayValue("Nova cesta")).toBeVisible();
    // What it left is called as before the settings were changed.
    await waitFor(() =>
      expect(screen.getByRole("list", { name: "Po spremembi" })).toHaveTextContent(
        /Stara cestado 01\.05\.2026|Stara cesta.*Nova cesta/,
      ),
    );
    await waitFor(() => expect(screen.getByRole("button", { name: "Premakni" })).toBeEnabled());
    await press("Premakni");
    expect(await screen.findByText("Naprava je premaknjena.")).toBeVisible();
    expect(sent.at(-1)).toMatchObject({
      clientId: "5",
      dryRun: false,
      from: HINT.since,
      settings: {
        locationName: "Nova cesta",
        speedLimit: 30,
        directionNames: { incoming: "v mesto", outgoing: null },
      },
      leaves: {
        locationName: "Stara cesta",
        speedLimit: 50,
        directionNames: { incoming: "proti Kranju", outgoing: null },
      },
    });
  });

  it("goes with one press where it was not moved", async () => {
    const { sent } = show(HINT);
    await screen.findByText("Je bila naprava premaknjena?");
    await press("Ne, ni bila");
    await waitFor(() => expect(screen.queryByText("Je bila naprava premaknjena?")).toBeNull());
    expect(sent).toEqual([expect.objectContaining({ clientId: "5", until: MAY })]);
  });

  it("of other traffic knows nothing of the street before, and renames none", async () => {
    const { sent } = show({ since: MAY, noticed: MAY, signs: ["TRAFFIC"], metres: null, before: null });
    expect(await screen.findByText(/oglasila s povsem drugačnim prometom/)).toBeVisible();
    expect(screen.queryByText(/lega/)).toBeNull();
    await press("Da, vpiši premik");
    const name = await screen.findByLabelText("Ime lokacije");
    expect(name).toHaveValue("");
    await userEvent.type(name, "Most");
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ from: MAY, settings: { locationName: "Most" } }));
    expect(sent.at(-1)).not.toHaveProperty("leaves");
  });

  it("is not there where nothing speaks for one", async () => {
    const { asked } = show(null);
    await waitFor(() => expect(asked()).toBe(1));
    expect(screen.queryByText("Je bila naprava premaknjena?")).toBeNull();
  });

  it.each([
    ["somebody may not move it", { canEdit: false }],
    ["it is a place", { isPlace: true }],
  ])("is not asked for where %s", (_, who) => {
    const { asked } = show(HINT, who);
    expect(screen.queryByText("Je bila naprava premaknjena?")).toBeNull();
    expect(asked()).toBe(0);
  });
});
