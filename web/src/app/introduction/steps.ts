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
import type { PortalOffer } from "../../graphql/generated";
import type { Offers } from "../../shared/offers/portalOffers";
import { paths } from "../paths";
import type { introductionTexts } from "./introductionTexts";

type Text = keyof typeof introductionTexts.sl;

export type Step = {
  title: Text;
  text: Text;
  Icon: LucideIcon;
  /** Page that shows it; omitted: it is everywhere. */
  to?: string;
  /** Optional offer of the platform for this step, and the text without it; with no such text the step is left out. */
  needs?: PortalOffer;
  plainText?: Text;
};

const overview: Step = { title: "overview", text: "overviewText", Icon: LayoutDashboard, to: paths.overview };
const find: Step = { title: "find", text: "findText", Icon: Search };
const told: Step = {
  title: "told",
  text: "toldText",
  Icon: BellRing,
  to: paths.notifications,
  needs: "NOTIFICATIONS",
};
const films: Step = { title: "films", text: "filmsText", Icon: Video, to: paths.videoLabelling };

const traffic: readonly Step[] = [
  overview,
  { title: "location", text: "locationText", Icon: ChartLine, to: paths.clients },
  { title: "compare", text: "compareText", Icon: GitCompareArrows, to: paths.compare, needs: "COMPARISON" },
  {
    title: "report",
    text: "reportText",
    Icon: FileClock,
    to: paths.reportSchedules,
    needs: "REPORT_SCHEDULES",
  },
];

const admin: readonly Step[] = [
  { title: "device", text: "deviceText", Icon: RadioTower, to: paths.adminClients },
  { title: "groups", text: "groupsText", Icon: UsersRound, to: paths.groups },
  { title: "users", text: "usersText", Icon: Users, to: paths.users, needs: "USER_RIGHTS" },
  {
    title: "many",
    text: "manyText",
    Icon: Cpu,
    to: paths.firmware,
    needs: "DRY_RUN",
    plainText: "manyPlainText",
  },
  {
    title: "health",
    text: "healthText",
    Icon: Activity,
    to: paths.fleetHealth,
    needs: "FLEET",
    plainText: "healthPlainText",
  },
];

type Newcomer = {
  isAdmin: boolean;
  isLabeller: boolean;
  hasOnlyValves: boolean;
  /** The only valve location, or the first of several; null if there is none. */
  valveLocationId: string | null;
  offers: Offers;
};

/** Steps for a newcomer, by their tasks. */
export function stepsFor(newcomer: Newcomer): Step[] {
  const { offers } = newcomer;
  return allSteps(newcomer).flatMap((step) => {
    if (step.needs === undefined || offers.has(step.needs)) return step;
    return step.plainText === undefined ? [] : { ...step, text: step.plainText };
  });
}

function allSteps({ isAdmin, isLabeller, hasOnlyValves, valveLocationId }: Newcomer): readonly Step[] {
  if (isAdmin) return [...admin, find];
  if (!hasOnlyValves) return [...traffic, ...(isLabeller ? [films] : []), find];
  const location = valveLocationId === null ? undefined : paths.location(valveLocationId);
  return [
    { title: "water", text: "waterText", Icon: Droplets, to: paths.overview },
    {
      title: "valve",
      text: "valveText",
      Icon: Hand,
      to: location,
      needs: "VALVE_TIMER",
      plainText: "valvePlainText",
    },
    { title: "rain", text: "rainText", Icon: CloudRain, to: location, needs: "RAIN_DELAY" },
    told,
    find,
  ];
}
