import type { Import } from "./importJson.js";
import { aligned, LocalClock, users } from "./words.js";

/** A device's imports, one line each, newest first. */
export function showList(imports: readonly Import[]): string[] {
  return imports.length === 0 ? ["Nothing was brought in yet."] : aligned(imports.map(rowOf), "");
}

function rowOf(one: Import): string[] {
  const { id, state, createDate, createdBy, fileName, look, understanding, appliedDate, canUndo } = one;
  const clock = new LocalClock(understanding?.timeZone ?? "UTC");
  return [
    String(id),
    state,
    clock.at(appliedDate ?? createDate),
    createdBy ?? "by a key",
    fileName,
    look && look.from !== null && look.to !== null ? clock.span(look.from, look.to) : "",
    look ? users(look) : "",
    canUndo ? `--undo ${id}` : "",
  ];
}
