import { act } from "@testing-library/react";
import { useState } from "react";
import { clientRow } from "../../../../test/clientRow";
import { renderPortal } from "../../../../test/renderPortal";
import { feed, type Root } from "../../../../test/schemaLink";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { ClientsContext } from "../../../shared/clients/useClients";
import { FirmwarePage } from "../FirmwarePage";

export type Input = {
  clientIds: string[];
  dryRun: boolean;
  idempotencyKey?: string;
  pilots?: number;
  failuresAtMost?: number;
  force?: boolean;
  skipRunning?: boolean;
  id?: string;
  ids?: string[];
};

export const firmware = (id: string, version: string, hardwareType: string, part: object = {}) => ({
  id,
  version,
  hardwareType,
  description: "",
  size: 150_000,
  sha256: "54b25cdb32aa",
  createDate: 1_793_000_000 + Number(id),
  etag: null,
  ...part,
});

export const device = (id: string, name: string, hardwareType: string, version: string | null): ClientRow => {
  const row = clientRow({ id, name, hardwareType, lastActiveDate: Number(id) });
  return { ...row, info: { ...row.info, firmwareVersion: version } };
};

export const devices: readonly ClientRow[] = [
  device("7", "Most", "K200DISP_FALCON", "1.0"),
  device("8", "Cesta", "K200DISP_FALCON", "2.0"),
  device("9", "Vrtec", "K200DISP_AMG", "1.0"),
];

const hardwareTypes = [
  { name: "K200DISP_FALCON", superType: "K200", takesFirmware: true },
  { name: "K200DISP_AMG", superType: "K200", takesFirmware: true },
  { name: "BIKECOUNTER", superType: "UNKNOWN", takesFirmware: false },
];

type Shown = { at?: string; root?: Root; clients?: readonly ClientRow[] };

/** Renders the firmware page; returns what it sends, and a function that makes devices report. */
export async function showFirmware({ at = "/admin/firmware", root = {}, clients = devices }: Shown = {}) {
  const sent: [string, Input][] = [];
  const noting = (name: string, answer: (input: Input) => object) => ({
    [name]: ({ input }: { input: Input }) => {
      sent.push([name, input]);
      return answer(input);
    },
  });
  const results = ({ clientIds, ids, dryRun }: Input) => ({
    dryRun,
    done: 0,
    failed: 0,
    skipped: 0,
    results: (clientIds ?? ids ?? []).map((id) => ({ id, status: "DONE", error: null })),
  });
  const answers: Root = {
    firmwares: () => [
      firmware("1", "1.0", "K200DISP_FALCON", { description: "S tem so prišle" }),
      firmware("2", "2.0", "K200DISP_FALCON"),
      firmware("3", "2.0", "K200DISP_AMG"),
    ],
    hardwareTypes: () => hardwareTypes,
    bulkProgress: () => feed().stream(),
    ...noting("assignFirmware", results),
    ...noting("deleteFirmwares", results),
    ...noting("startRollout", () => ({ rollout: { id: "5" } })),
    ...noting("addToRollout", () => ({ rollout: { id: "5" } })),
    ...root,
  };
  let tell: (shown: readonly ClientRow[]) => void = () => {};
  function Known() {
    const [shown, setShown] = useState(clients);
    tell = setShown;
    const known = {
      clients: shown,
      groups: [],
      at: 0,
      failure: null,
      refresh: () => {},
      refreshOne: async () => {},
    };
    return (
      <ClientsContext value={known}>
        <FirmwarePage />
      </ClientsContext>
    );
  }
  const view = await act(async () => renderPortal(<Known />, { at, root: answers }));
  return { ...view, sent, tell: (shown: readonly ClientRow[]) => act(async () => tell(shown)) };
}
