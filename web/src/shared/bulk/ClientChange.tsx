import { lazy, Suspense, useState } from "react";
import type { ClientRow } from "../clients/clientRow";
import type { ClientChangeKind } from "./clientChanges";

const dialogs = {
  assignFirmware: lazy(async () => ({
    default: (await import("./changes/AssignFirmwareDialog")).AssignFirmwareDialog,
  })),
  queueAction: lazy(async () => ({
    default: (await import("./changes/QueueActionDialog")).QueueActionDialog,
  })),
  changeGroup: lazy(async () => ({
    default: (await import("./changes/ChangeGroupDialog")).ChangeGroupDialog,
  })),
  updateNotes: lazy(async () => ({
    default: (await import("./changes/UpdateNotesDialog")).UpdateNotesDialog,
  })),
  applyTemplate: lazy(async () => ({
    default: (await import("./changes/ApplyTemplateDialog")).ApplyTemplateDialog,
  })),
  setField: lazy(async () => ({
    default: (await import("./changes/SetFieldDialog")).SetFieldDialog,
  })),
  assignSerialNumber: lazy(async () => ({
    default: (await import("./changes/SerialNumberDialog")).SerialNumberDialog,
  })),
  deleteClients: lazy(async () => ({
    default: (await import("./changes/DeleteClientsDialog")).DeleteClientsDialog,
  })),
} as const satisfies Record<ClientChangeKind, unknown>;

type ClientChangeProps = {
  kind: ClientChangeKind;
  /** At least one. The dialog keeps the devices that it was opened with, even if the list changes. */
  clients: readonly ClientRow[];
  onClose: () => void;
};

/** Dialog of a bulk change; its code is loaded when it opens. */
export function ClientChange({ kind, clients, onClose }: ClientChangeProps) {
  const Change = dialogs[kind];
  const [concerned] = useState(clients);
  return (
    <Suspense fallback={null}>
      <Change clients={concerned} onClose={onClose} />
    </Suspense>
  );
}
