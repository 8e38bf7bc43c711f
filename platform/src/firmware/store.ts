import type { FirmwareRow } from "../db/tables/firmware.js";
import type { Db } from "../db/tables.js";
import { conflict, notFound, refused } from "../errors.js";
import { etagOfContent, firmwareContent } from "../revisions/contents.js";
import type { FirmwareMeta } from "./metaData.rules.js";

/** A complete firmware. */
export interface Firmware extends FirmwareMeta {
  id: number;
  version: string;
  /** Hexadecimal. */
  sha256: string;
  /** Bytes. */
  size: number;
  createDate: number;
}

/** Newest first. */
export async function listFirmware(db: Db): Promise<Firmware[]> {
  const rows = db.selectFrom("firmware").selectAll().where("complete", "=", 1).orderBy("id", "desc");
  return (await rows.execute()).map(toFirmware);
}

/** @throws PlatformError NOT_FOUND */
export async function findFirmware(db: Db, id: number): Promise<Firmware> {
  const rows = db.selectFrom("firmware").selectAll().where("id", "=", id).where("complete", "=", 1);
  const row = await rows.executeTakeFirst();
  if (!row) throw notFound("firmware");
  return toFirmware(row);
}

/**
 * Makes a complete upload a visible firmware.
 * @throws PlatformError CONFLICT if its version and hardware are taken
 */
export async function completeUpload(
  tx: Db,
  id: number,
  firmware: Omit<Firmware, "id" | "createDate">,
): Promise<Firmware> {
  await requireFree(tx, firmware, id);
  const row = await tx
    .updateTable("firmware")
    .set({
      version: firmware.version,
      hardware_type: firmware.hardwareType,
      description: firmware.description,
      sha256: firmware.sha256,
      size: firmware.size,
      complete: 1,
    })
    .where("id", "=", id)
    .where("complete", "=", 0)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw conflict("UPLOAD_TOO_SLOW");
  return toFirmware(row);
}

/** Sets the given fields. @throws PlatformError NOT_FOUND, CONFLICT if the version and hardware are taken */
export async function writeFirmware(
  tx: Db,
  id: number,
  changes: Partial<FirmwareMeta & { version: string }>,
): Promise<Firmware> {
  const firmware = { ...(await findFirmware(tx, id)), ...changes };
  await requireFree(tx, firmware, id);
  await tx
    .updateTable("firmware")
    .set({
      version: firmware.version,
      hardware_type: firmware.hardwareType,
      description: firmware.description,
    })
    .where("id", "=", id)
    .execute();
  return firmware;
}

/** Hides a firmware with its rollouts, and removes its assignments. Its parts are discarded afterwards. */
export async function hideFirmware(tx: Db, id: number): Promise<void> {
  await findFirmware(tx, id);
  await tx.deleteFrom("staged_rollout").where("firmware_id", "=", id).execute();
  await tx.deleteFrom("firmware_assignment").where("firmware_id", "=", id).execute();
  await tx.updateTable("firmware").set({ complete: 0 }).where("id", "=", id).execute();
}

async function requireFree(
  tx: Db,
  { version, hardwareType }: Pick<Firmware, "version" | "hardwareType">,
  exceptId: number,
): Promise<void> {
  const taken = await tx
    .selectFrom("firmware")
    .select("id")
    .where("version", "=", version)
    .where("hardware_type", "=", hardwareType)
    .where("complete", "=", 1)
    .where("id", "!=", exceptId)
    .executeTakeFirst();
  if (taken) {
    const message = `There is a version ${version} for ${hardwareType} already.`;
    throw refused("CONFLICT", "VERSION_EXISTS", { message });
  }
}

function toFirmware(row: FirmwareRow): Firmware {
  return {
    id: row.id,
    version: row.version ?? "",
    hardwareType: row.hardware_type ?? "",
    description: row.description ?? "",
    sha256: row.sha256 ?? "",
    size: row.size,
    createDate: row.create_date,
  };
}

export function toFirmwareJson({ hardwareType, description, ...firmware }: Firmware) {
  const etag = etagOfContent(firmwareContent(firmware.version, hardwareType, description));
  return { ...firmware, metaData: { hardwareType, description }, etag };
}
