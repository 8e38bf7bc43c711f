import {
  Bell,
  ChartLine,
  CircleUser,
  FileClock,
  GitCompareArrows,
  Key,
  LayoutDashboard,
  MapPin,
  MessageSquareWarning,
  Route,
  Video,
} from "lucide-react";
import { matchPath } from "react-router-dom";
import type { shellTexts } from "../i18n/texts/shell";
import type { Offers } from "../shared/offers/portalOffers";
import { isOffered, type Needs } from "./Offered";
import { paths } from "./paths";

type Entry = {
  label: keyof typeof shellTexts.sl;
  path: string;
  Icon: typeof Bell;
  /** About traffic: not for who has valves alone. */
  ofTraffic?: true;
  /** Only where a group has groups for the summary screen. */
  needsSummary?: boolean;
  /** Only for who labels traffic videos. */
  needsLabeller?: true;
  /** Not in the navigation: the user menu leads there. */
  ignored?: boolean;
  /** What of it not every platform offers. */
  needs?: Needs;
};

/** Every page of the user area that a person reaches by name; sidebar, drawer and user menu are made of it. */
export const navigation: readonly Entry[] = [
  { label: "overview", path: paths.overview, Icon: LayoutDashboard },
  { label: "traffic", path: paths.traffic, Icon: ChartLine, ofTraffic: true },
  {
    label: "summary",
    path: paths.summary,
    Icon: Route,
    ofTraffic: true,
    needsSummary: true,
  },
  { label: "compare", path: paths.compare, Icon: GitCompareArrows, ofTraffic: true, needs: ["COMPARISON"] },
  { label: "locations", path: paths.clients, Icon: MapPin, ofTraffic: true },
  {
    label: "reportSchedules",
    path: paths.reportSchedules,
    Icon: FileClock,
    ofTraffic: true,
    needs: ["REPORT_SCHEDULES"],
  },
  { label: "videoLabelling", path: paths.videoLabelling, Icon: Video, needsLabeller: true },
  { label: "profile", path: paths.profile, Icon: CircleUser, ignored: true, needs: ["PROFILE", "SESSIONS"] },
  { label: "notifications", path: paths.notifications, Icon: Bell, ignored: true, needs: ["NOTIFICATIONS"] },
  { label: "apiKeys", path: paths.apiKeys, Icon: Key, ignored: true, needs: ["APIKEY_MANAGE"] },
  {
    label: "reportError",
    path: paths.reportError,
    Icon: MessageSquareWarning,
    ignored: true,
    needs: ["ERROR_REPORTS"],
  },
];

/** What decides which entries there are. */
export type Standing = { hasSummary: boolean; hasOnlyValves: boolean; isLabeller: boolean; offers: Offers };

/** The entries of the navigation. */
export const entriesOf = ({ hasSummary, hasOnlyValves, isLabeller, offers }: Standing): Entry[] =>
  navigation.filter(
    ({ ignored, ofTraffic, needsSummary, needsLabeller, needs }) =>
      ignored !== true &&
      (ofTraffic !== true || !hasOnlyValves) &&
      (needsSummary !== true || hasSummary) &&
      (needsLabeller !== true || isLabeller) &&
      isOffered(needs, offers),
  );

/** The entries of the user menu. */
export const menuEntries = (offers: Offers): Entry[] =>
  navigation.filter(({ ignored, needs }) => ignored === true && isOffered(needs, offers));

/** What the page at an address of the user area, or one below it, needs of the portal's platform. */
export const neededAt = (pathname: string): Needs =>
  navigation.find(({ path, needs }) => needs !== undefined && matchPath({ path, end: false }, pathname))
    ?.needs;
