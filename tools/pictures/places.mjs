const OF_USER = "{ clients { id hardwareType superType visionType lastCountDate group { id } } }";
const OF_VALVES = "{ valveLocations { id valves { id } bundles { id } } }";
const OF_ADMIN = "{ rollouts { nodes { id } } configTemplates { id } groups { id } }";

const DAY = 86_400;

/** What the portal has that screens are about, as it is asked for; nothing is known beforehand. @throws where a kind is missing */
export async function findPlaces({ traffic, valves, admin }) {
  const { clients } = await traffic.ask(OF_USER);
  const counted = clients.filter(({ lastCountDate }) => lastCountDate !== null);
  const { valveLocations } = await valves.ask(OF_VALVES);
  const { rollouts, configTemplates } = await admin.ask(OF_ADMIN);
  const sign = known(
    "sign that counts",
    counted.find(({ superType, visionType }) => superType !== "UNKNOWN" && visionType === "NO_VISION"),
  );
  const counter = known(
    "counter with a camera",
    counted.find(({ visionType }) => visionType !== "NO_VISION"),
  );
  const location = known("valve location", valveLocations[0]);
  const to = Math.floor(Date.now() / 1000 / DAY) * DAY;
  return {
    sign: sign.id,
    counter: counter.id,
    group: known("group of the sign", sign.group).id,
    location: location.id,
    valve: known("valve", location.valves[0]).id,
    bundle: known("valve bundle", location.bundles[0]).id,
    rollout: known("rollout", rollouts.nodes[0]).id,
    template: known("configuration template", configTemplates[0]).id,
    period: { from: to - 7 * DAY, to },
  };
}

function known(what, found) {
  if (!found) throw new Error(`The portal has no ${what}: the pictures are made of the demo (npm start).`);
  return found;
}
