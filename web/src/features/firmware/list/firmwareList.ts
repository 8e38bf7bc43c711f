import type { FirmwareRowFragment } from "../../../graphql/generated";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { fold } from "../../../shared/text/fold";
import { compareTexts, compareTold } from "../../../shared/text/order";
import type { ColumnSort } from "../../../shared/ui/useColumnSort";

export type FirmwareRow = FirmwareRowFragment;

/** With the number of devices that run it: those of its hardware that report its version; null if unknown. */
export type CountedFirmware = FirmwareRow & { running: number | null };

/** Opens a dialog for a firmware; the page holds the only dialog. */
export type Ask = (what: "edit" | "assign" | "remove", firmware: FirmwareRow) => void;

export const sortColumns = ["version", "hardwareType", "size", "createDate", "running"] as const;
export type SortColumn = (typeof sortColumns)[number];
export const usualSort: ColumnSort<SortColumn> = { column: "createDate", descending: true };

const nameOf = (hardwareType: string | null, version: string | null) => `${hardwareType}\n${version}`;

export function withRunning(
  firmwares: readonly FirmwareRow[],
  clients: readonly ClientRow[],
): CountedFirmware[] {
  const counts = new Map<string, number>();
  for (const { hardwareType, info } of clients) {
    const name = nameOf(hardwareType, info.firmwareVersion);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return firmwares.map((firmware) => ({
    ...firmware,
    running:
      firmware.version === null ? null : (counts.get(nameOf(firmware.hardwareType, firmware.version)) ?? 0),
  }));
}

function compare(one: CountedFirmware, other: CountedFirmware, column: SortColumn): number {
  if (column === "version" || column === "hardwareType")
    return compareTold(one[column], other[column], compareTexts);
  return compareTold(one[column], other[column], (a, b) => a - b);
}

type Choice = { search: string; hardwareType: string | null; sort: ColumnSort<SortColumn> };

/** Firmware that matches the search by version or description, in the original order. */
export function shownFirmware(firmwares: readonly CountedFirmware[], choice: Choice): CountedFirmware[] {
  const { hardwareType, sort } = choice;
  const wanted = fold(choice.search);
  const turn = sort.descending ? -1 : 1;
  return firmwares
    .filter((one) => hardwareType === null || one.hardwareType === hardwareType)
    .filter(({ version, description }) => fold(`${version ?? ""} ${description ?? ""}`).includes(wanted))
    .sort(
      (one, other) =>
        turn * compare(one, other, sort.column) ||
        compareTold(one.version, other.version, compareTexts) ||
        compareTold(one.hardwareType, other.hardwareType, compareTexts),
    );
}
