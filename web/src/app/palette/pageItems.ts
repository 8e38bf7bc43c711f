import { Braces } from "lucide-react";
import { shellTexts } from "../../i18n/shellTexts";
import { type T, translatorOf } from "../../i18n/useT";
import type { Offers } from "../../shared/offers/portalOffers";
import { entriesIn } from "../admin/adminPages";
import { adminTexts } from "../admin/adminTexts";
import { entriesOf, menuEntries, type Standing } from "../navigation";
import { paths } from "../paths";
import type { PaletteItem } from "./paletteItem";

/** A page is found by its name in either language. */
const shellNames = [translatorOf(shellTexts, "sl"), translatorOf(shellTexts, "en")];
const adminNames = [translatorOf(adminTexts, "sl"), translatorOf(adminTexts, "en")];

/** The pages that the user area's navigation and the user menu lead to. */
export function pagesOfUsers(t: T<typeof shellTexts>, standing: Standing, offers: Offers): PaletteItem[] {
  const pages = [...entriesOf(standing, offers), ...menuEntries(offers)].map(
    ({ label, path, Icon }): PaletteItem => ({
      id: `page:${path}`,
      section: "pages",
      name: t(label),
      also: shellNames.map((named) => named(label)),
      Icon,
      to: path,
    }),
  );
  return [
    ...pages,
    {
      id: `page:${paths.apiExplorer}`,
      section: "pages",
      name: t("apiExplorer"),
      also: ["graphql"],
      Icon: Braces,
      run: () => window.location.assign(paths.apiExplorer),
    },
  ];
}

/** The administrators' pages. @param area their area, in a word */
export const pagesOfAdmins = (t: T<typeof adminTexts>, area: string, offers: Offers): PaletteItem[] =>
  entriesIn(offers).map(({ path, label, Icon }) => ({
    id: `page:${path}`,
    section: "pages",
    name: t(label),
    also: adminNames.map((named) => named(label)),
    detail: area,
    Icon,
    to: path,
  }));
