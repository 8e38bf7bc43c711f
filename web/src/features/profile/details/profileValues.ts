import type { ProfilePartsFragment, UpdateProfileInput } from "../../../graphql/generated";
import type { Language } from "../../../i18n/language";
import { accountLanguage, inAccount } from "../../../i18n/language";

export type ProfileValues = { firstName: string; lastName: string; phone: string; language: Language };

/** `shown`: the language of the screen, where the account has none. */
export function valuesOf(profile: ProfilePartsFragment, shown: Language): ProfileValues {
  return {
    firstName: profile.firstName ?? "",
    lastName: profile.lastName ?? "",
    phone: profile.phone ?? "",
    language: accountLanguage(profile.language) ?? shown,
  };
}

type Changed = Partial<Record<keyof ProfileValues, boolean | undefined>>;

/** What changed, as the portal takes it: an empty text takes the value away. */
export function profileInput(values: ProfileValues, changed: Changed): UpdateProfileInput {
  const text = (name: "firstName" | "lastName" | "phone") =>
    changed[name] ? { [name]: values[name].trim() || null } : {};
  return {
    ...text("firstName"),
    ...text("lastName"),
    ...text("phone"),
    ...(changed.language ? { language: inAccount(values.language) } : {}),
  };
}
