import { Braces, Cpu, FolderInput, Hash, NotebookPen, SlidersHorizontal, Trash2, Zap } from "lucide-react";

/** What can be changed of devices that were chosen. */
export const clientChangeKinds = [
  "assignFirmware",
  "queueAction",
  "changeGroup",
  "updateNotes",
  "applyTemplate",
  "setField",
  "assignSerialNumber",
  "deleteClients",
] as const;

export type ClientChangeKind = (typeof clientChangeKinds)[number];

/** Each is called by its key in the texts of bulk changes. */
export const clientChangeIcons = {
  assignFirmware: Cpu,
  queueAction: Zap,
  changeGroup: FolderInput,
  updateNotes: NotebookPen,
  applyTemplate: Braces,
  setField: SlidersHorizontal,
  assignSerialNumber: Hash,
  deleteClients: Trash2,
} as const satisfies Record<ClientChangeKind, typeof Cpu>;

/** A serial number is one device's own. */
export const isForOne = (kind: ClientChangeKind): boolean => kind === "assignSerialNumber";
