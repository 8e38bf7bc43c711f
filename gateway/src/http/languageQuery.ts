import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError } from "../errors.js";

/** Languages of reports and files, as links name them. */
export const LINK_LANGUAGES = ["sl", "en"] as const;
export type LinkLanguage = (typeof LINK_LANGUAGES)[number];

/** The `lang` of a link; Slovenian if left out. @throws ApiError BAD_USER_INPUT */
export function readLanguage(lang: unknown): LinkLanguage {
  if (lang === undefined) return "sl";
  const known = LINK_LANGUAGES.find((language) => language === lang);
  if (known) return known;
  const fault = { ...fieldFault("lang", "NOT_ONE_OF"), message: "must be sl or en" };
  throw new ApiError("BAD_USER_INPUT", `lang ${fault.message}.`, { fields: [fault] });
}
