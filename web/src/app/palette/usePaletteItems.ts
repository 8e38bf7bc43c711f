import { Keyboard, Languages, LogOut, Sparkles } from "lucide-react";
import { useMemo } from "react";
import { shellTexts } from "../../i18n/shellTexts";
import { useLanguage, useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import { useHasOnlyValves } from "../../shared/clients/useHasOnlyValves";
import { useOffers } from "../../shared/offers/useOffers";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { adminTexts } from "../admin/adminTexts";
import type { OverlayProps } from "../overlays/overlay";
import { useChooseLanguage } from "../shell/useChooseLanguage";
import { userMenuTexts } from "../shell/userMenuTexts";
import { useSignOut } from "../shell/useSignOut";
import { deviceItems, groupItems, managedItems } from "./fleetItems";
import { pagesOfAdmins, pagesOfUsers } from "./pageItems";
import type { PaletteItem } from "./paletteItem";
import { paletteTexts } from "./paletteTexts";
import { type Folded, foldAll } from "./ranking";

const nothing: readonly never[] = [];

/** What the palette does at once. */
function useCommands(onOpen: OverlayProps["onOpen"]): PaletteItem[] {
  const t = useT(paletteTexts);
  const menu = useT(userMenuTexts);
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const signOut = useSignOut();
  return [
    {
      id: "command:language",
      section: "commands",
      name: t("switchLanguage"),
      also: [menu("language")],
      Icon: Languages,
      run: () => void chooseLanguage(language === "sl" ? "en" : "sl"),
    },
    {
      id: "command:introduction",
      section: "commands",
      name: menu("introduction"),
      Icon: Sparkles,
      run: () => onOpen("introduction"),
    },
    {
      id: "command:shortcuts",
      section: "commands",
      name: menu("shortcuts"),
      Icon: Keyboard,
      run: () => onOpen("shortcuts"),
    },
    {
      id: "command:logout",
      section: "commands",
      name: menu("logout"),
      Icon: LogOut,
      run: () => void signOut(),
    },
  ];
}

/** Everything that the visitor can go to or do. @param now Unix seconds */
export function usePaletteItems(onOpen: OverlayProps["onOpen"], now: number): Folded<PaletteItem>[] {
  const t = useT(paletteTexts);
  const [shell, admin] = [useT(shellTexts), useT(adminTexts)];
  const { clients = nothing, groups = nothing } = useClients();
  const session = useLocalSession();
  const hasOnlyValves = useHasOnlyValves();
  const offers = useOffers();
  const commands = useCommands(onOpen);
  const [isAdmin, isLabeller] = [session?.isAdmin === 1, session?.isLabeller === 1];
  const fleet = useMemo(
    () =>
      foldAll([
        ...deviceItems(clients, groups, now),
        ...groupItems(groups, isAdmin, { group: t("group"), valveLocation: t("valveLocation") }),
        ...(isAdmin ? managedItems(clients) : []),
      ]),
    [clients, groups, now, isAdmin, t],
  );
  const hasSummary = groups.some(({ summaryGroups }) => Boolean(summaryGroups?.length));
  const pages = [
    ...pagesOfUsers(shell, { hasSummary, hasOnlyValves, isLabeller }, offers),
    ...(isAdmin ? pagesOfAdmins(admin, t("administration"), offers) : []),
  ];
  return [...foldAll(pages), ...fleet, ...foldAll(commands)];
}
