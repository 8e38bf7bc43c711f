import { beforeEach, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { allFails } from "../../test/allFails";
import { clientRow } from "../../test/clientRow";
import { renderPortal } from "../../test/renderPortal";
import { OpenedRow } from "../features/audit-log/OpenedRow";
import { EngineeringPanel } from "../features/client/engineering/EngineeringPanel";
import { DiagnosticsSection } from "../features/client/settings/DiagnosticsSection";
import { CompareVersions } from "../features/client-config/history/CompareVersions";
import { UpdateTemplateDialog } from "../features/client-config/UpdateTemplateDialog";
import { GroupUsers } from "../features/groups/panel/GroupUsers";
import { SerialNumberDialog } from "../shared/bulk/changes/SerialNumberDialog";
import { ClientsContext } from "../shared/clients/useClients";
import { HistoryDialog } from "../shared/merge/HistoryDialog";
import { toast } from "../shared/ui/toastStore";

const nothing = () => undefined;
const call = {
  id: "1",
  time: 1_793_000_000,
  who: "ana@test.si",
  call: "PATCH /group",
  done: true,
  requestId: "r",
  callCount: 1,
} as Parameters<typeof OpenedRow>[0]["row"];

/** Parts of pages and dialogs with queries of their own. */
const parts: readonly [name: string, part: ReactElement][] = [
  ["a group's users", <GroupUsers key="" users={undefined} failed onRetry={nothing} />],
  ["what a call changed", <OpenedRow key="" row={call} />],
  ["a request's calls", <OpenedRow key="" row={{ ...call, callCount: 2 }} />],
  ["two versions", <CompareVersions key="" clientId="1" versions={[2, 1]} />],
  [
    "mean daily traffic",
    <EngineeringPanel
      key=""
      clientId="1"
      place="Most"
      kind="speed"
      directions={null}
      hasSpeeds={false}
      zone="Europe/Ljubljana"
      interval={{ kind: "custom", from: 0, to: 90 * 86_400 }}
    />,
  ],
  [
    "diagnostics",
    <DiagnosticsSection
      key=""
      clientId="1"
      place="Most"
      zone="Europe/Ljubljana"
      interval={{ kind: "preset", preset: "WEEK" }}
      onInterval={nothing}
    />,
  ],
  [
    "a template that is to be changed",
    <UpdateTemplateDialog
      key=""
      template={{ id: "1", name: "Šola" }}
      document={{}}
      isBusy={false}
      onUpdate={async () => true}
      onClose={nothing}
    />,
  ],
  ["a serial number", <SerialNumberDialog key="" clients={[clientRow({ id: "1" })]} onClose={nothing} />],
  [
    "what was edited",
    <HistoryDialog
      key=""
      thing={{ kind: "GROUP", id: "1" }}
      etag="e"
      onRestored={nothing}
      onClose={nothing}
    />,
  ],
];

beforeEach(() => {
  localStorage.clear();
  toast.clear();
});

it.each(parts)("%s: says that it could not be loaded, and can be tried again", async (_name, part) => {
  const value = {
    clients: [],
    groups: [],
    at: 0,
    failure: null,
    refresh: nothing,
    refreshOne: async () => undefined,
  };
  renderPortal(<ClientsContext value={value}>{part}</ClientsContext>, { link: allFails });
  expect(await screen.findByRole("button", { name: "Poskusi znova" })).toBeVisible();
  expect(screen.getAllByRole("alert")).not.toHaveLength(0);
  await waitFor(() => expect(document.querySelector(".chakra-skeleton, [aria-busy=true]")).toBeNull());
});
