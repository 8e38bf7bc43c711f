import {
  Braces,
  Droplets,
  Keyboard,
  Languages,
  LogOut,
  MapPinned,
  Settings2,
  Sparkles,
  UsersRound,
} from "lucide-react";
import { useMemo } from "react";
import { shellTexts } from "../../i18n/shellTexts";
import { type T, translatorOf, useLanguage, useT } from "../../i18n/useT";
import { activityOf } from "../../shared/clients/activity";
import type { ClientRow, GroupRow } from "../../shared/clients/clientRow";
import type { FormerPlace, LocationRow } from "../../shared/clients/places";
import { useClients } from "../../shared/clients/useClients";
import { useFormerPlaces } from "../../shared/clients/useFormerPlaces";
import { useHasOnlyValves } from "../../shared/clients/useHasOnlyValves";
import type { Offers } from "../../shared/offers/portalOffers";
import { useOffers } from "../../shared/offers/useOffers";
import type { LocalSession } from "../../shared/session/session";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { entriesIn } from "../admin/adminPages";
import { adminTexts } from "../admin/adminTexts";
import { entriesOf, menuEntries, type Standing } from "../navigation";
import type { OverlayProps } from "../overlays/overlay";
import { paths } from "../paths";
import { useChooseLanguage } from "../shell/useChooseLanguage";
import { userMenuTexts } from "../shell/userMenuTexts";
import { useSignOut } from "../shell/useSignOut";
import type { PaletteItem } from "./paletteItem";
import { paletteTexts } from "./paletteTexts";
import { type Folded, foldAll } from "./ranking";

const nothing: readonly never[] = [];

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

/**
 * All pages and commands for the person.
 * @param now Unix seconds
 */
export function usePaletteItems(onOpen: OverlayProps["onOpen"], now: number): Folded<PaletteItem>[] {
  const t = useT(paletteTexts);
  const [shell, admin] = [useT(shellTexts), useT(adminTexts)];
  const { clients = nothing, groups = nothing } = useClients();
  const former = useFormerPlaces();
  const session = useLocalSession();
  const hasOnlyValves = useHasOnlyValves();
  const offers = useOffers();
  const commands = useCommands(onOpen);
  const [isAdmin, isLabeller] = [session?.isAdmin === 1, session?.isLabeller === 1];
  const fleet = useMemo(
    () =>
      foldAll([
        ...deviceItems(clients, groups, now),
        ...placeItems(former, t("formerPlace")),
        ...groupItems(groups, isAdmin, { group: t("group"), valveLocation: t("valveLocation") }),
        ...(isAdmin ? managedItems(clients) : []),
      ]),
    [clients, former, groups, now, isAdmin, t],
  );
  const hasSummary = groups.some(({ summaryGroups }) => Boolean(summaryGroups?.length));
  const pages = [
    ...pagesOfUsers(shell, { hasSummary, hasOnlyValves, isLabeller }, offers, session),
    ...(isAdmin ? pagesOfAdmins(admin, t("administration"), offers) : []),
  ];
  return [...foldAll(pages), ...fleet, ...foldAll(commands)];
}

const present = (texts: readonly (string | null | undefined)[]) =>
  texts.filter((text) => text != null && text !== "") as string[];

const foundBy = ({ id, guid, settings }: LocationRow): string[] =>
  present([id, guid, settings?.serialNumber, settings?.locationAddress]);

const groupsOf = ({ groups }: LocationRow) => (groups ?? []).map(({ name }) => name).join(", ");

/** A valve is shown on its location's page. */
function valveLocationOf(client: ClientRow, groups: readonly GroupRow[]): string | null {
  const ofValves = groups.filter(({ type }) => type === "VALVE").map(({ id }) => id);
  return client.groups?.find(({ id }) => ofValves.includes(id))?.id ?? null;
}

/**
 * Each device with the page of its traffic or its valve.
 * @param now Unix seconds
 */
const deviceItems = (
  clients: readonly ClientRow[],
  groups: readonly GroupRow[],
  now: number,
): PaletteItem[] =>
  clients.map((client) => ({
    id: `client:${client.id}`,
    section: "locations",
    name: client.name,
    also: foundBy(client),
    detail: groupsOf(client),
    activity: activityOf(client, now),
    to: paths.attention(client.id, valveLocationOf(client, groups)),
  }));

/** Each place without a device, with its page. */
const placeItems = (former: readonly FormerPlace[], word: string): PaletteItem[] =>
  former.map((place) => ({
    id: `place:${place.id}`,
    section: "locations",
    name: place.name,
    also: foundBy(place),
    detail: [word, groupsOf(place)].filter(Boolean).join(", "),
    Icon: MapPinned,
    to: paths.client(place.id),
  }));

/** The same for administrators, with the page where it is managed. */
const managedItems = (clients: readonly ClientRow[]): PaletteItem[] =>
  clients.map((client) => ({
    id: `manage:${client.id}`,
    section: "devices",
    name: client.name,
    also: foundBy(client),
    detail: groupsOf(client),
    Icon: Settings2,
    to: paths.adminClient(client.id),
  }));

/** Valve locations and groups, with the page where they are managed, or their devices. */
function groupItems(
  groups: readonly GroupRow[],
  isAdmin: boolean,
  words: { group: string; valveLocation: string },
): PaletteItem[] {
  const locations = groups
    .filter(({ type }) => type === "VALVE")
    .map(
      ({ id, name }): PaletteItem => ({
        id: `location:${id}`,
        section: "locations",
        name,
        detail: words.valveLocation,
        Icon: Droplets,
        to: paths.location(id),
      }),
    );
  const listed = isAdmin ? groups : groups.length > 1 ? groups.filter(({ type }) => type !== "VALVE") : [];
  return [
    ...locations,
    ...listed.map(
      ({ id, name }): PaletteItem => ({
        id: `group:${id}`,
        section: "groups",
        name,
        detail: words.group,
        Icon: UsersRound,
        to: `${isAdmin ? paths.groups : paths.overview}?group=${encodeURIComponent(id)}`,
      }),
    ),
  ];
}

/** A page is found by its name in either language. */
const shellNames = [translatorOf(shellTexts, "sl"), translatorOf(shellTexts, "en")];
const adminNames = [translatorOf(adminTexts, "sl"), translatorOf(adminTexts, "en")];

/** The pages in the user area's navigation and the user menu. */
function pagesOfUsers(
  t: T<typeof shellTexts>,
  standing: Standing,
  offers: Offers,
  session: LocalSession | null,
): PaletteItem[] {
  const pages = [...entriesOf(standing, offers), ...menuEntries(offers, session)].map(
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

/**
 * The administrators' pages.
 * @param area name of their area
 */
const pagesOfAdmins = (t: T<typeof adminTexts>, area: string, offers: Offers): PaletteItem[] =>
  entriesIn(offers).map(({ path, label, Icon }) => ({
    id: `page:${path}`,
    section: "pages",
    name: t(label),
    also: adminNames.map((named) => named(label)),
    detail: area,
    Icon,
    to: path,
  }));
