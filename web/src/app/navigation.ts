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
import type { shellTexts } from "../i18n/shellTexts";
import type { Offers } from "../shared/offers/portalOffers";
import { lackingAt } from "./needs";
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
  { label: "compare", path: paths.compare, Icon: GitCompareArrows, ofTraffic: true },
  { label: "locations", path: paths.clients, Icon: MapPin, ofTraffic: true },
  {
    label: "reportSchedules",
    path: paths.reportSchedules,
    Icon: FileClock,
    ofTraffic: true,
  },
  { label: "videoLabelling", path: paths.videoLabelling, Icon: Video, needsLabeller: true },
  { label: "profile", path: paths.profile, Icon: CircleUser, ignored: true },
  { label: "notifications", path: paths.notifications, Icon: Bell, ignored: true },
  { label: "apiKeys", path: paths.apiKeys, Icon: Key, ignored: true },
  {
    label: "reportError",
    path: paths.reportError,
    Icon: MessageSquareWarning,
    ignored: true,
  },
];

/** What decides which entries there are. */
export type Standing = { hasSummary: boolean; hasOnlyValves: boolean; isLabeller: boolean };

/** The entries of the navigation. */
export const entriesOf = ({ hasSummary, hasOnlyValves, isLabeller }: Standing, offers: Offers): Entry[] =>
  navigation.filter(
    ({ ignored, ofTraffic, needsSummary, needsLabeller, path }) =>
      ignored !== true &&
      (ofTraffic !== true || !hasOnlyValves) &&
      (needsSummary !== true || hasSummary) &&
      (needsLabeller !== true || isLabeller) &&
      !lackingAt(path, offers),
  );

/** The entries of the user menu. */
export const menuEntries = (offers: Offers): Entry[] =>
  navigation.filter(({ ignored, path }) => ignored === true && !lackingAt(path, offers));
