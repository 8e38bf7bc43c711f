import {
  Bell,
  ChartLine,
  CircleUser,
  FileClock,
  GitCompareArrows,
  LayoutDashboard,
  MapPin,
  MessageSquareWarning,
  Route,
  SlidersHorizontal,
  Type,
} from "lucide-react";
import type { shellTexts } from "../i18n/texts/shell";
import { paths } from "./paths";

/** Which navigation an entry belongs to. */
export type Area = "user" | "admin";

type Entry = {
  label: keyof typeof shellTexts.sl;
  path: string;
  Icon: typeof Bell;
  audience: Area;
  /** About traffic: not for who has valves alone. */
  ofTraffic?: true;
  /** Only where a group has groups for the summary screen. */
  needsSummary?: boolean;
  /** Not in the navigation: the user menu leads there. */
  ignored?: boolean;
};

/** Every page that a person reaches by name; sidebar, drawer and user menu are made of it. */
export const navigation: readonly Entry[] = [
  { label: "overview", path: paths.overview, Icon: LayoutDashboard, audience: "user" },
  { label: "traffic", path: paths.traffic, Icon: ChartLine, audience: "user", ofTraffic: true },
  {
    label: "summary",
    path: paths.summary,
    Icon: Route,
    audience: "user",
    ofTraffic: true,
    needsSummary: true,
  },
  { label: "compare", path: paths.compare, Icon: GitCompareArrows, audience: "user", ofTraffic: true },
  { label: "locations", path: paths.clients, Icon: MapPin, audience: "user", ofTraffic: true },
  {
    label: "reportSchedules",
    path: paths.reportSchedules,
    Icon: FileClock,
    audience: "user",
    ofTraffic: true,
  },
  { label: "profile", path: paths.profile, Icon: CircleUser, audience: "user", ignored: true },
  { label: "notifications", path: paths.notifications, Icon: Bell, audience: "user", ignored: true },
  {
    label: "reportError",
    path: paths.reportError,
    Icon: MessageSquareWarning,
    audience: "user",
    ignored: true,
  },
  { label: "overview", path: paths.adminOverview, Icon: LayoutDashboard, audience: "admin" },
  { label: "reportSchedules", path: paths.reportSchedules, Icon: FileClock, audience: "admin" },
  { label: "customTexts", path: paths.customTexts, Icon: Type, audience: "admin" },
  { label: "configTemplates", path: paths.configTemplates, Icon: SlidersHorizontal, audience: "admin" },
];

/** What decides which entries there are, besides the area. */
type Standing = { hasSummary: boolean; hasOnlyValves: boolean };

/** The entries of an area's navigation. */
export const entriesOf = (area: Area, { hasSummary, hasOnlyValves }: Standing): Entry[] =>
  navigation.filter(
    ({ audience, ignored, ofTraffic, needsSummary }) =>
      audience === area &&
      ignored !== true &&
      (ofTraffic !== true || !hasOnlyValves) &&
      (needsSummary !== true || hasSummary),
  );

/** The entries of the user menu. */
export const menuEntries = (): Entry[] => navigation.filter(({ ignored }) => ignored === true);
