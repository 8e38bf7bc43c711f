import { NOW } from "./demoStore.js";
import { type Data, GUEST, type Headers, type Pair } from "./pair.js";

const DAY = 86_400;
const INTERVAL = `interval: { from: ${NOW - 14 * 3_600 - 2 * DAY}, to: ${NOW - 14 * 3_600} }`;
const COUNTS = "{ time value }";

const SESSION = `session { admin actingAsGroup user { email admin } group { id name type inOutGraphs }
  permissions { administer actAsGroup controlValves labelVideos } apiKey { viewOnly clientId } }`;

const CLIENT = `id guid name superType hardwareType visionType lastActiveDate createDate hasConfig wantedConfigVersion
  alarms { text } groups { id } valveOpen
  info { firmwareVersion configName batteryVoltage rssi alarmLastActiveDate }
  settings { locationName locationAddress speedLimit measureDistance speedingBlink serialNumber notes markerPosition { lat lng }
    customTexts { name uuid layout texts { text } }
    displayConfiguration { type overLimitLeft { textType textId } underLimitRight { textType textId } } }`;

const PEOPLE = `{ total totalTrend byHour ${COUNTS} byHourIncoming ${COUNTS} byHourOutgoing ${COUNTS} }`;
const MEASUREMENT = `measurement(${INTERVAL}) { from to timeZone totalVehicles totalVehiclesTrend totalMeasurements
  totalMeasurementsTrend averageSpeed averageSpeedTrend maxSpeed maxSpeedTrend percentageOverLimit percentageOverLimitTrend
  standardDeviation standardDeviationTrend vehicleOverLimitCount vehicleOverLimitCountTrend speedLimit zeroSpeedCount
  percentiles { v30 v50 v85 sampleSize } speedClasses { from to vehicles measurements } histogram { speed vehicles measurements }
  vehicleCount ${COUNTS} vehicleCountIncoming ${COUNTS} vehicleCountOutgoing ${COUNTS} vehiclesPerDay ${COUNTS}
  averagePerHour { hour value } percentilesPerHour { time v30 v50 v85 } speedPerHour { time max average }
  lengthClasses { from to vehicles } dailyTable { date measurements vehicles }
  resultsTable { date vehicles averageSpeed maxSpeed v30 v50 v85 } pedestrians ${PEOPLE} cyclists ${PEOPLE}
  completeness { share } byDirection { vehicles } hourOfWeek { vehicles } peakHour { vehicles } }`;

/** Queries with their callers: once through all areas of the portal. */
const QUESTIONS = {
  overview: {
    who: "roads",
    query: `{ ${SESSION} clients { ${CLIENT} } groups { id name type summaryGroups { name clients { id } } } }`,
  },
  figures: {
    who: "guest",
    query: `{ ${SESSION} client(id: 1) { ${MEASUREMENT} diagnostics(${INTERVAL}) { kind points { time value } } }
      people: client(id: 9) { ${MEASUREMENT} } clients { id name summary(${INTERVAL}) { totalVehicles averageSpeed maxSpeed v85 } } }`,
  },
  valves: {
    who: "water",
    query: `{ ${SESSION} valveLocations { id name valveCount rainDelayUntil unbundled { id }
      bundles { id name version pausedUntil schedule { startTime endTime duration weekDays } valves { id } }
      valves { mode state manualUntil expectedOpen nextChange reported { time open value } client { name } } }
      client(id: 12) { ${CLIENT} reported(parameter: "Valve", ${INTERVAL}) { time value } } }`,
  },
  administration: {
    who: "admin",
    query: `{ ${SESSION} users(first: 50) { totalCount nodes { id email admin confirmed group { id name } } }
      groups { id name type clients { id } users { id } } clients { ${CLIENT} } portal { offers }
      firmwares { id version hardwareType description createDate }
      actions(first: 50, sort: CLIENT) { totalCount nodes { id type param1 status createDate acceptDate doneDate enabled createdBy { email } client { id } } }
      actionTemplates { id name description type param1 userVisible createDate } configTemplates { id name hardwareType version changeDate }
      configTemplate(id: 1) { document } resources { id bucket name data } sharedTexts { name uuid layout } }`,
  },
  device: {
    who: "roads",
    query: `{ client(id: 1) { ${CLIENT} config { document version config { cfgId basic { minSpeed } } } apiKeys { key viewOnly lastUsedDate } }
      generatedConfig(input: { clientId: 1, settings: { speedLimit: 40 } }) { changed document }
      staticTexts { id text } nextTrafficVideo { id checked vehicles { plate direction vehicleType datetime faultyReading } } }`,
  },
  inTheNameOf: {
    who: "admin as Kranj",
    query: `{ ${SESSION} clients { id name groups { id } } groups { id name } client(id: 2) { ${CLIENT} hasConfig } valveLocations { id } }`,
  },
} as const;

export type Answers = Record<string, Data | null | undefined>;

/** Sends all of {@link QUESTIONS}. Lists that the platform does not order are sorted by id. */
export async function askEverything(pair: Pair): Promise<Answers> {
  const [admin, roads, water] = await Promise.all([
    pair.signIn("admin"),
    pair.signIn("roads"),
    pair.signIn("water"),
  ]);
  const callers: Record<string, Headers> = {
    ...{ admin, roads, water, guest: GUEST },
    "admin as Kranj": { ...admin, "x-group-id": "1" },
  };
  const answers: [string, Data | null | undefined][] = [];
  for (const [name, { who, query }] of Object.entries(QUESTIONS)) {
    const { data, errors } = await pair.ask(callers[who] ?? {}, query);
    answers.push([name, errors ? { errors: errors.map(({ path, message }) => ({ path, message })) } : data]);
  }
  const told = Object.fromEntries(answers);
  const { actions } = told.administration ?? {};
  (actions as { nodes: { id: string }[] } | undefined)?.nodes.sort((a, b) => Number(a.id) - Number(b.id));
  for (const row of schedulesOf(told.valves)) Object.assign(row, { endTime: endOf(row), duration: null });
  return told;
}

interface Row {
  startTime: string;
  endTime: string | null;
  duration: number | null;
}

const schedulesOf = (valves: Data | null | undefined): Row[] =>
  ((valves?.valveLocations ?? []) as { bundles: { schedule: Row[] | null }[] }[]).flatMap(({ bundles }) =>
    bundles.flatMap(({ schedule }) => schedule ?? []),
  );

/** The platform gives a row's end or its duration. */
function endOf({ startTime, endTime, duration }: Row): string {
  if (endTime !== null) return endTime;
  const [hours = 0, minutes = 0] = startTime.split(":").map(Number);
  const end = (hours * 60 + minutes + (duration ?? 0) / 60) % 1_440;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
