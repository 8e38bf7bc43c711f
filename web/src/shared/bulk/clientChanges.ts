import { Braces, Cpu, FolderInput, Hash, NotebookPen, SlidersHorizontal, Trash2, Zap } from "lucide-react";

/** Kinds of changes for selected devices. */
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

/** The keys are also text keys in the texts of bulk changes. */
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

/** Each device has its own serial number. */
export const isForOne = (kind: ClientChangeKind): boolean => kind === "assignSerialNumber";
