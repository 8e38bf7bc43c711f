import type { T } from "../../../i18n/useT";
import { isOf } from "../../../shared/form/faults";
import { faultText, refusalText } from "../../../shared/form/faultText";
import type { faultTexts } from "../../../shared/form/faultTexts";
import type { UploadEnd } from "../../../shared/upload/sendForm";
import type { uploadTexts } from "../../../shared/upload/uploadTexts";
import type { firmwareTexts } from "../firmwareTexts";

/** What is wrong with the fields; `form`: what belongs to none of them. */
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

/** Where what the portal refused is to be said, and in which words. @param size of the file, and of the largest one, for reading */
export function uploadFaults(end: UploadEnd, { t, faultsT, words, size, most }: Words): UploadFaults {
  if (end.kind === "done" || end.kind === "cancelled") return {};
  if (end.kind === "lost") return { form: words("lost") };
  if (end.code === "PAYLOAD_TOO_LARGE") return { file: words("tooLarge", { size, most }) };
  // Of a platform that says no codes it is what else there is.
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
