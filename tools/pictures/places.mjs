import { instantOf, localText } from "../report/instants.mjs";

const OF_USER = "{ clients { id superType visionType lastCountDate timeZone group { id } } }";
const OF_VALVES = "{ valveLocations { id valves { id } bundles { id } } }";
const OF_ADMIN = "{ rollouts { nodes { id } } configTemplates { id } }";

const WEEK = 7 * 86_400;

/**
 * The portal's things that screens are about, found by queries, without prior knowledge.
 * @throws if a kind is missing
 */
export async function findPlaces({ traffic, valves, admin }) {
  const { clients } = await traffic.ask(OF_USER);
  const { valveLocations } = await valves.ask(OF_VALVES);
  const { rollouts, configTemplates } = await admin.ask(OF_ADMIN);
  const counts = clients.filter(({ lastCountDate }) => lastCountDate !== null);
  const isSign = ({ superType, visionType }) => superType !== "UNKNOWN" && visionType === "NO_VISION";
  const sign = known("sign that counts", counts.find(isSign));
  const counter = known(
    "counter with a camera",
    counts.find(({ visionType }) => visionType !== "NO_VISION"),
  );
  const location = known("valve location", valveLocations[0]);
  return {
    sign: sign.id,
    counter: counter.id,
    group: known("group of the sign", sign.group).id,
    location: location.id,
    valve: known("valve", location.valves[0]).id,
    bundle: known("valve bundle", location.bundles[0]).id,
    rollout: known("rollout", rollouts.nodes[0]).id,
    template: known("configuration template", configTemplates[0]).id,
    week: lastWeek(sign.timeZone),
  };
}

/** Seven whole days until the last midnight. */
function lastWeek(timeZone) {
  const now = Math.floor(Date.now() / 1000);
  const dayOf = (instant) => instantOf(localText(instant, timeZone).slice(0, 10), timeZone);
  return { from: dayOf(now - WEEK), to: dayOf(now) };
}

function known(what, found) {
  if (!found) throw new Error(`The portal has no ${what}: the pictures are made of the demo (npm start).`);
  return found;
}
