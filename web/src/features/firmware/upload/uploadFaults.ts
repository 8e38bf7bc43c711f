import type { T } from "../../../i18n/useT";
import { isOf } from "../../../shared/form/faults";
import { faultText, refusalText } from "../../../shared/form/faultText";
import type { faultTexts } from "../../../shared/form/faultTexts";
import type { UploadEnd } from "../../../shared/upload/sendForm";
import type { uploadTexts } from "../../../shared/upload/uploadTexts";
import type { firmwareTexts } from "../firmwareTexts";

/** Faults of the fields; `form`: faults without a field. */
export type UploadFaults = Partial<
  Record<"version" | "hardwareType" | "description" | "file" | "form", string>
>;

const fieldOf: Readonly<Record<string, "version" | "hardwareType" | "description" | "file">> = {
  version: "version",
  "metadata.hardwareType": "hardwareType",
  "metadata.description": "description",
  file: "file",
};

type Words = {
  t: T<typeof firmwareTexts>;
  faultsT: T<typeof faultTexts>;
  words: T<typeof uploadTexts>;
  size: string;
  most: string;
};

/**
 * Places and texts of the portal's faults.
 * @param size of the file, and of the largest permitted one, as text
 */
export function uploadFaults(end: UploadEnd, { t, faultsT, words, size, most }: Words): UploadFaults {
  if (end.kind === "done" || end.kind === "cancelled") return {};
  if (end.kind === "lost") return { form: words("lost") };
  if (end.code === "PAYLOAD_TOO_LARGE") return { file: words("tooLarge", { size, most }) };
  // A platform without codes has only this other fault.
  const isNamed = Boolean(end.said.fault ?? end.said.fromPlatform);
  if (end.code === "CONFLICT" && (!isNamed || isOf(end.said, "VERSION_EXISTS")))
    return { version: t("versionExists") };
  const placed = end.fields.flatMap((fault) => {
    const field = fieldOf[fault.path];
    if (field === undefined) return [];
    return [[field, field === "hardwareType" ? t("typeRefused") : faultText(faultsT, fault)] as const];
  });
  if (placed.length > 0) return Object.fromEntries(placed);
  return { form: words("refused", { reason: refusalText(faultsT, end.said) }) };
}
