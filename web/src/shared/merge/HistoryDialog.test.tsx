import { expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { noClients } from "../../../test/history";
import { offerAllBut } from "../../../test/offers";
import { renderPortal } from "../../../test/renderPortal";
import { ClientsContext } from "../clients/useClients";
import { HistoryButton } from "./HistoryButton";

const change = (version: number, more: object = {}) => ({
  version,
  time: 1_794_700_800,
  removed: false,
  changedBy: { id: "1", email: "ana@obcina.si" },
  changeCount: 1,
  changes: [{ path: "metaData.speedLimit", before: 50, after: 30 }],
  ...more,
});

const none = { changeCount: 0, changes: [] };

const document = { BasicConfig: { vMax: 180 } };
const client = {
  id: "5",
  guid: "guid-5",
  name: "Most",
  hardwareType: "K200DISP_FALCON",
  superType: "K200",
  timeZone: "Europe/Ljubljana",
  lastActiveDate: null,
  hasReported: null,
  hasConfig: true,
  groups: [],
  config: { version: 3, changeDate: 1_794_700_800, changedBy: null, document, etag: "c3" },
  info: { configVersion: 3, configVersionDate: 1_794_700_800 },
};

type Sent = { input: { dryRun: boolean } };

function show(nodes: object[], restoreRevision = jest.fn((_sent: Sent): object => ({ config: null }))) {
  const onRestored = jest.fn();
  const revisions = { nodes, pageInfo: { hasNextPage: false, endCursor: null } };
  renderPortal(
    <ClientsContext value={noClients}>
      <HistoryButton thing={{ kind: "CLIENT", id: "5" }} etag="now" isDirty={false} onRestored={onRestored} />
    </ClientsContext>,
    {
      root: {
        revisions: () => revisions,
        client: () => client,
        restoreRevision: (sent: Sent) => ({ restored: true, ...restoreRevision(sent) }),
      },
    },
  );
  return { onRestored, restoreRevision };
}

/** Inputs sent for real, without dry runs. */
const done = ({ mock }: { mock: { calls: [Sent][] } }) => mock.calls.filter(([{ input }]) => !input.dryRun);

const open = () => userEvent.click(screen.getByRole("button", { name: "Zgodovina" }));

it("tells who changed what from what to what, and brings an earlier state back on request", async () => {
  const { onRestored, restoreRevision } = show([change(3), change(2), change(1, none)]);
  await open();
  const [newest, before, first] = await screen
    .findAllByRole("listitem")
    .then((all) => all.filter((item) => item.parentElement?.tagName === "OL"));
  expect(newest).toHaveTextContent(/1 sprememba.*ana@obcina\.si.*Omejitev hitrosti: prej 50 → potem 30/i);
  expect(first).toHaveTextContent("Dodano");
  // The newest revision is the present state.
  expect(within(newest as HTMLElement).queryByRole("button")).toBeNull();
  await userEvent.click(within(before as HTMLElement).getByRole("button", { name: "Obnovi stanje 2" }));
  expect(await screen.findByText("Delovanje naprave se s tem ne spremeni.")).toBeVisible();
  expect(done(restoreRevision)).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Obnovi" }));
  await waitFor(() => expect(onRestored).toHaveBeenCalled());
  expect(restoreRevision.mock.lastCall?.[0]).toMatchObject({
    input: { kind: "CLIENT", id: "5", version: 2, ifMatch: "now" },
  });
  expect(await screen.findByText("Stanje je obnovljeno.")).toBeVisible();
});

it("shows what an earlier state changes from what is now, field by field, before it is brought back", async () => {
  const name = { path: "metaData.locationName", before: "Most", after: "Stari most" };
  show([
    change(4, { changes: [{ path: "metaData.speedLimit", before: 30, after: 70 }] }),
    change(3, { changes: [name] }),
    change(2),
    change(1, none),
  ]);
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Obnovi stanje 1" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  const lines = dialog.getAllByRole("listitem").map(({ textContent }) => textContent?.replace(/\s+/g, " "));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/hitrosti: prej 70 → potem 50/i);
  expect(lines[1]).toMatch(/prej Stari most → potem Most/i);
  expect(dialog.queryByText(/Morda se spremeni še kaj/)).toBeNull();
});

it("does not offer to bring back what is as it was", async () => {
  const back = { changes: [{ path: "metaData.speedLimit", before: 30, after: 50 }] };
  const { restoreRevision } = show([change(3, back), change(2), change(1, none)]);
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Obnovi stanje 1" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/obnoviti ni ničesar/)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Obnovi" })).toBeNull();
  expect(done(restoreRevision)).toEqual([]);
});

const following = (vMax: number, etag: string) => ({
  config: { document: { BasicConfig: { vMax } }, changed: true, etag },
});

it("lists what changes on the device itself, and brings back just what was seen", async () => {
  let now = following(90, "first");
  const restore = jest.fn(({ input }: Sent & { input: { generatedIfMatch?: string } }) => {
    if (input.dryRun || input.generatedIfMatch === now.config.etag) return now;
    const fields = [{ path: "generatedIfMatch", message: "is not what it is by now", fault: "NOT_CURRENT" }];
    throw new GraphQLError("no", { extensions: { code: "CONFLICT", fields } });
  });
  const { onRestored } = show([change(3), change(2)], restore);
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Obnovi stanje 2" }));
  const list = within(await screen.findByRole("region", { name: "Na napravi se bo spremenilo" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Obnovi" })).toHaveFocus());
  expect(list.getByRole("listitem")).toHaveTextContent(/prej 180 km\/h → potem 90 km\/h/);

  now = following(70, "second");
  await userEvent.click(screen.getByRole("button", { name: "Obnovi" }));
  expect(await screen.findByText(/nekdo drug spremenil, kar bi naprava dobila/)).toBeVisible();
  await waitFor(() => expect(list.getByRole("listitem")).toHaveTextContent(/potem 70 km\/h/));
  expect(onRestored).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole("button", { name: "Obnovi" }));
  await waitFor(() => expect(onRestored).toHaveBeenCalled());
  expect(restore.mock.lastCall?.[0].input).toMatchObject({ generatedIfMatch: "second", dryRun: false });
});

it("offers nothing while it is not known what would change on the device, and asks again", async () => {
  let isLost = true;
  show(
    [change(3), change(2)],
    jest.fn(() => {
      if (isLost) throw new GraphQLError("no", { extensions: { code: "UPSTREAM_UNAVAILABLE" } });
      return following(90, "first");
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Obnovi stanje 2" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(await dialog.findByText("Kaj se bo spremenilo na napravi, ni bilo mogoče izvedeti")).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Obnovi" })).toBeNull();
  isLost = false;
  await userEvent.click(dialog.getByRole("button", { name: "Poskusi znova" }));
  expect(await dialog.findByRole("button", { name: "Obnovi" })).toBeVisible();
});

it("says so where more may change than can be told", async () => {
  show([change(3, { changeCount: 40 }), change(2), change(1, none)]);
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Obnovi stanje 2" }));
  expect(await screen.findByText(/Morda se spremeni še kaj/)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Obnovi" })).toBeVisible();
});

it("says nothing of what was before a device came to the group", async () => {
  show([change(8), change(7, none)]);
  await open();
  expect(await screen.findByText("Stanje ob prihodu v vašo skupino")).toBeVisible();
  expect(screen.queryByText("Dodano")).toBeNull();
});

it("says why a display's text can't come back, before anything is pressed", async () => {
  const path = "settings.displayConfiguration.overLimitLeft.textId";
  show(
    [change(3), change(2)],
    jest.fn(() => {
      const fields = [{ path, message: "is another text by now", fault: "TEXT_REPLACED" }];
      throw new GraphQLError("no", { extensions: { code: "VALIDATION_FAILED", fields } });
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Obnovi stanje 2" }));
  expect(await screen.findByText(/ni več ali pa ni znano, kateri je bil/)).toBeVisible();
});

it("is not there where nobody keeps it", () => {
  offerAllBut("REVISIONS");
  show([]);
  expect(screen.queryByRole("button", { name: "Zgodovina" })).toBeNull();
});
