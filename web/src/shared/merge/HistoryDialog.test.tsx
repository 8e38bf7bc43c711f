import { expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { offerAllBut } from "../../../test/offers";
import { renderPortal } from "../../../test/renderPortal";
import { ClientsContext } from "../clients/useClients";
import { HistoryButton } from "./HistoryButton";

const noClients = {
  clients: [],
  groups: [],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};

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

function show(nodes: object[], restoreRevision = jest.fn((_sent: object) => ({ restored: true }))) {
  const onRestored = jest.fn();
  const revisions = { nodes, pageInfo: { hasNextPage: false, endCursor: null } };
  renderPortal(
    <ClientsContext value={noClients}>
      <HistoryButton thing={{ kind: "CLIENT", id: "5" }} etag="now" isDirty={false} onRestored={onRestored} />
    </ClientsContext>,
    { root: { revisions: () => revisions, restoreRevision } },
  );
  return { onRestored, restoreRevision };
}

const open = () => userEvent.click(screen.getByRole("button", { name: "Zgodovina" }));

it("tells who changed what from what to what, and brings an earlier state back on request", async () => {
  const { onRestored, restoreRevision } = show([change(3), change(2), change(1, none)]);
  await open();
  const [newest, before, first] = await screen
    .findAllByRole("listitem")
    .then((all) => all.filter((item) => item.parentElement?.tagName === "OL"));
  expect(newest).toHaveTextContent(/1 sprememba.*ana@obcina\.si.*Omejitev hitrosti: prej 50 → potem 30/i);
  expect(first).toHaveTextContent("Dodano");
  // The newest is what there is.
  expect(within(newest as HTMLElement).queryByRole("button")).toBeNull();
  await userEvent.click(within(before as HTMLElement).getByRole("button", { name: "Obnovi stanje 2" }));
  expect(restoreRevision).not.toHaveBeenCalled();
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
  expect(restoreRevision).not.toHaveBeenCalled();
});

it("says so where more may change than can be told", async () => {
  show([change(3, { changeCount: 40 }), change(2), change(1, none)]);
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Obnovi stanje 2" }));
  expect(await screen.findByText(/Morda se spremeni še kaj/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Obnovi" })).toBeVisible();
});

it("says nothing of what was before a device came to the group", async () => {
  show([change(8), change(7, none)]);
  await open();
  expect(await screen.findByText("Stanje ob prihodu v vašo skupino")).toBeVisible();
  expect(screen.queryByText("Dodano")).toBeNull();
});

it("says why a display's text can't come back", async () => {
  const path = "settings.displayConfiguration.overLimitLeft.textId";
  show(
    [change(3), change(2)],
    jest.fn(() => {
      const fields = [{ path, message: "is another text by now" }];
      throw new GraphQLError("no", { extensions: { code: "VALIDATION_FAILED", fields } });
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Obnovi stanje 2" }));
  await userEvent.click(screen.getByRole("button", { name: "Obnovi" }));
  expect(await screen.findByText(/ni več ali pa ni znano, kateri je bil/)).toBeVisible();
});

it("is not there where nobody keeps it", () => {
  offerAllBut("REVISIONS");
  show([]);
  expect(screen.queryByRole("button", { name: "Zgodovina" })).toBeNull();
});
