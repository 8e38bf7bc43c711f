import { ApiError } from "../errors.js";
import { bodyId } from "./bodyId.js";
import { fileOfType } from "./fileOfType.js";
import { LOOK } from "./importLook.js";
import { IMPORT_OPTIONS, type ImportOptionsChange, importOptionsBody } from "./importOptions.js";
import { UNDERSTANDING } from "./importUnderstanding.js";
import { flag, id, instant, number, text, whole } from "./kinds.js";
import { line } from "./names.js";
import type { CallContext, Platform, WriteOptions } from "./platform.js";
import type { PlatformStreams, StreamedAnswer, StreamedBody } from "./streams.js";
import { may, need, type RecordOf, sure, table } from "./table.js";
import { toldRecord, wholeList, wholeRecord } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

const STATE = oneOf(
  {
    UPLOADED: { description: "It waits to be read, or is being read: see `progress`." },
    ASKING: { description: "Its questions must be answered before it can be read." },
    UNREADABLE: { description: "It can't be read: see `understanding.faults`." },
    READ: { description: "It was read: `look` says what it would bring in. Nothing counts yet." },
    APPLYING: { description: "It is being brought in: see `progress`." },
    APPLIED: { description: "It counts." },
    UNDOING: { description: "It is being taken back: see `progress`." },
    UNDONE: { description: "It was taken back, and does not count." },
  },
  "ImportState",
  "How far an import is.",
);

export const IMPORT = table(
  "Import",
  "A file of traffic records that somebody brought into a device's history.",
  {
    id: need("id", id, "Its id."),
    clientId: need("clientId", id, "The device."),
    state: sure("state", STATE, "How far it is."),
    progress: may("progress", number, "Of what is under way, 0 to 1; null: not told."),
    fileName: sure("fileName", line, "What the file is called.", ""),
    fileSize: may("fileSize", whole, "Bytes; null: not told."),
    sha256: may("sha256", text, "Of the file, in hexadecimal digits; null: not told."),
    createDate: may("createDate", instant, "When it came; null: not told."),
    createdBy: may("createdBy", text, "Whose e-mail address; null: a key's, or not told."),
    options: sure("options", IMPORT_OPTIONS, "What was said of it.", {}),
    understanding: may("understanding", UNDERSTANDING, "What it was taken for; null: not yet."),
    look: may("look", LOOK, "What it would bring in, or has brought in; null: it was not read yet."),
    appliedDate: may("appliedDate", instant, "Since when it counts; null: never did."),
    undoneDate: may("undoneDate", instant, "When it was taken back; null: it was not."),
    undoneBy: may("undoneBy", text, "Who took it back; null: nobody, or a key."),
    canUndo: sure("canUndo", flag, "Whether it can be taken back.", false),
    keptUntil: may("keptUntil", instant, "Until when its single records are kept; null: not told."),
  },
);
export type ImportRecord = RecordOf<typeof IMPORT>;

/** GET /import/list: the imports of one device, newest first. @throws ApiError NOT_FOUND, FORBIDDEN */
export async function listImports(platform: Platform, clientId: string): Promise<ImportRecord[]> {
  return wholeList(await platform.get("import/list", { clientId }), IMPORT);
}

/** GET /import; null if the caller has no such import. @throws ApiError FORBIDDEN */
export async function getImport(platform: Platform, importId: string): Promise<ImportRecord | null> {
  try {
    return wholeRecord(await platform.get("import", { id: importId }), IMPORT);
  } catch (error) {
    if (error instanceof ApiError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/**
 * GET /import/refused: the refused lines of a file, as CSV.
 * @throws ApiError NOT_FOUND, FORBIDDEN, CONFLICT before it was read
 */
export async function openRefused(
  streams: PlatformStreams,
  context: CallContext & { signal: AbortSignal },
  importId: string,
  encoding: string | undefined,
): Promise<StreamedAnswer> {
  return fileOfType(
    await streams.download(context, "import/refused", { id: importId }, { encoding }),
    "text/csv",
  );
}

/**
 * POST /import: a form with fileName, options and file, passed on unchanged.
 * @returns it if the platform returns it
 * @throws ApiError NOT_FOUND, FORBIDDEN, PAYLOAD_TOO_LARGE, VALIDATION_FAILED
 */
export async function uploadImport(
  streams: PlatformStreams,
  context: CallContext & { signal: AbortSignal },
  clientId: string,
  form: StreamedBody,
): Promise<ImportRecord | null> {
  return toldRecord(await streams.upload(context, "import", form, { clientId }), IMPORT);
}

/**
 * PATCH /import: replaces all options.
 * @throws ApiError NOT_FOUND, CONFLICT, VALIDATION_FAILED naming options.*
 */
export async function setImportOptions(
  platform: Platform,
  { id, options }: { id: string; options: ImportOptionsChange },
  write: WriteOptions,
): Promise<ImportRecord> {
  const body = { id: bodyId(id), options: importOptionsBody(options) };
  return wholeRecord(await platform.patch("import", body, write), IMPORT);
}

/** POST /import/apply or /import/undo. @throws ApiError NOT_FOUND, CONFLICT if its state does not allow it */
export async function moveImport(
  platform: Platform,
  { id, to }: { id: string; to: "apply" | "undo" },
  write: WriteOptions,
): Promise<ImportRecord> {
  return wholeRecord(await platform.post(`import/${to}`, { id: bodyId(id) }, write), IMPORT);
}

/** DELETE /import: only one that does not count. @throws ApiError NOT_FOUND, CONFLICT */
export async function deleteImport(platform: Platform, importId: string, write: WriteOptions): Promise<void> {
  await platform.delete("import", { id: importId }, write);
}
