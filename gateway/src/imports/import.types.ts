import { BULK_OPTIONS } from "../bulk/bulk.types.js";
import { objectOf } from "../objectType.js";
import { inputType, payloadType, required } from "../ownType.js";
import { IMPORT_OPTIONS } from "../platform-api/importOptions.js";
import { IMPORT, type ImportRecord } from "../platform-api/imports.js";
import { id } from "../platform-api/kinds.js";

export const Import = objectOf(IMPORT);
export type Import = ImportRecord;

export const SetImportOptionsInput = inputType(
  "SetImportOptionsInput",
  "What is said of a file that does not count yet: whole, in place of what was said.",
  {
    ...BULK_OPTIONS,
    id: required(id, "The import."),
    options: required(IMPORT_OPTIONS, "All that is said of it; it is read again with that."),
  },
);
export type SetImportOptionsInput = InstanceType<typeof SetImportOptionsInput>;

export const ImportInput = inputType("ImportInput", "Which import.", {
  ...BULK_OPTIONS,
  id: required(id, "The import."),
});
export type ImportInput = InstanceType<typeof ImportInput>;

const NOW = required(IMPORT, "As it is now; after a dry run as it would be.");

export const SetImportOptionsPayload = payloadType(
  "SetImportOptionsPayload",
  "The import, to be read again.",
  { import: NOW },
);
export type SetImportOptionsPayload = InstanceType<typeof SetImportOptionsPayload>;

export const ApplyImportPayload = payloadType("ApplyImportPayload", "The import, to be brought in.", {
  import: NOW,
});
export type ApplyImportPayload = InstanceType<typeof ApplyImportPayload>;

export const UndoImportPayload = payloadType("UndoImportPayload", "The import, to be taken back.", {
  import: NOW,
});
export type UndoImportPayload = InstanceType<typeof UndoImportPayload>;

export const DeleteImportPayload = payloadType("DeleteImportPayload", "Which import was thrown away.", {
  id: required(id, "Its id, as given."),
});
export type DeleteImportPayload = InstanceType<typeof DeleteImportPayload>;
