import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ImportApi } from "./importApi.js";
import type { Import } from "./importJson.js";
import { counted } from "./words.js";

/** Deletes the list of an earlier run. */
export const forgetList = (path: string): Promise<void> => rm(path, { force: true });

/** Writes the refused lines of a file, with the reasons, to a list. @returns the message about it */
export async function writeRefused(api: ImportApi, { id, look }: Import, path: string): Promise<string[]> {
  if (!look || look.refused === 0) return [];
  await api.tried(async () => {
    await forgetList(path);
    await pipeline(Readable.from(api.refused(id)), createWriteStream(path));
  });
  return [`${counted(look.refused, "refused line")}: see ${path}`];
}
