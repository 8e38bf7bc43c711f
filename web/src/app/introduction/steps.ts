import {
  Activity,
  BellRing,
  ChartLine,
  CloudRain,
  Cpu,
  Droplets,
  FileClock,
  GitCompareArrows,
  Hand,
  LayoutDashboard,
  type LucideIcon,
  RadioTower,
  Search,
  Users,
  UsersRound,
  Video,
} from "lucide-react";
import type { introductionTexts } from "../../i18n/texts/introduction";
import { paths } from "../paths";

type Text = keyof typeof introductionTexts.sl;

export type Step = {
  title: Text;
  text: Text;
  Icon: LucideIcon;
  /** Where one sees it; none: everywhere. */
  to?: string;
};

const overview: Step = { title: "overview", text: "overviewText", Icon: LayoutDashboard, to: paths.overview };
const find: Step = { title: "find", text: "findText", Icon: Search };
const told: Step = { title: "told", text: "toldText", Icon: BellRing, to: paths.notifications };
const films: Step = { title: "films", text: "filmsText", Icon: Video, to: paths.videoLabelling };

const traffic: readonly Step[] = [
  overview,
  { title: "location", text: "locationText", Icon: ChartLine, to: paths.clients },
  { title: "compare", text: "compareText", Icon: GitCompareArrows, to: paths.compare },
  { title: "report", text: "reportText", Icon: FileClock, to: paths.reportSchedules },
];

const admin: readonly Step[] = [
  { title: "device", text: "deviceText", Icon: RadioTower, to: paths.adminClients },
  { title: "groups", text: "groupsText", Icon: UsersRound, to: paths.groups },
  { title: "users", text: "usersText", Icon: Users, to: paths.users },
  { title: "many", text: "manyText", Icon: Cpu, to: paths.firmware },
  { title: "health", text: "healthText", Icon: Activity, to: paths.fleetHealth },
];

type Newcomer = {
  isAdmin: boolean;
  isLabeller: boolean;
  hasOnlyValves: boolean;
  /** The one valve location, or the first of several; null where there is none. */
  valveLocationId: string | null;
};

/** What a newcomer should know in the first minute, by what they are here for. */
export function stepsFor({ isAdmin, isLabeller, hasOnlyValves, valveLocationId }: Newcomer): Step[] {
  if (isAdmin) return [...admin, find];
  if (!hasOnlyValves) return [...traffic, ...(isLabeller ? [films] : []), find];
  const location = valveLocationId === null ? undefined : paths.location(valveLocationId);
  return [
    { title: "water", text: "waterText", Icon: Droplets, to: paths.overview },
    { title: "valve", text: "valveText", Icon: Hand, to: location },
    { title: "rain", text: "rainText", Icon: CloudRain, to: location },
    told,
    find,
  ];
}
