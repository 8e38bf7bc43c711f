import type { T } from "../../../i18n/useT";
import { faultText, refusalText } from "../../../shared/form/faultText";
import type { faultTexts } from "../../../shared/form/faultTexts";
import type { UploadEnd } from "../../../shared/upload/sendForm";
import type { uploadTexts } from "../../../shared/upload/uploadTexts";
import type { videosTexts } from "../videosTexts";
import type { VehiclesFault } from "./vehiclesFile";
import { fieldOf, type VideoFields } from "./videoFields";

/** What is wrong with the form, in words; `form`: what belongs to no field of it. */
export type FilmFaults = Partial<Record<keyof VideoFields | "file" | "vehicles" | "form", string>>;

type Words = { t: T<typeof videosTexts>; faultsT: T<typeof faultTexts>; words: T<typeof uploadTexts> };

/** Where what the portal refused is to be said. @param tooLarge what is said of a film that is */
export function filmFaults(end: UploadEnd, { t, faultsT, words }: Words, tooLarge: string): FilmFaults {
  if (end.kind === "done" || end.kind === "cancelled") return {};
  if (end.kind === "lost") return { form: words("lost") };
  if (end.code === "PAYLOAD_TOO_LARGE") return { file: tooLarge };
  const placed = end.fields.flatMap((fault): [keyof FilmFaults, string][] => {
    const field = fieldOf[fault.path];
    if (field !== undefined) return [[field, faultText(faultsT, fault)]];
    if (fault.path === "file") return [["file", t("fileRefused")]];
    if (!fault.path.startsWith("vehicles")) return [];
    return [["vehicles", t("vehiclesRefused", { path: fault.path, reason: faultText(faultsT, fault) })]];
  });
  return placed.length > 0
    ? Object.fromEntries(placed)
    : { form: words("refused", { reason: refusalText(faultsT, end.said) }) };
}

/** What is wrong with a file of vehicles. */
export function vehiclesFault(fault: VehiclesFault, t: T<typeof videosTexts>): string {
  const { kind } = fault;
  if (kind === "field") return t("vehiclesField", fault);
  if (kind === "noVehicle") return t("vehiclesItem", fault);
  if (kind === "noJson" && fault.line !== null) return t("vehiclesJsonAt", { line: fault.line });
  return t(kind === "noJson" ? "vehiclesJson" : kind === "noList" ? "vehiclesList" : "vehiclesMany");
}
