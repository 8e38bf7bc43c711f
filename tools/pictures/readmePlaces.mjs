const SIGNS = `{ clients { id superType visionType settings { speedLimit } summary(interval: { preset: WEEK }) { v85 } } }`;
const ROLLOUTS = "{ rollouts { nodes { id state } } }";

/**
 * Further things for the README's pictures: a sign to compare with, where people drive faster under the same
 * limit, and a rollout that stopped.
 */
export async function findReadmePlaces({ traffic, admin }, { sign, rollout }) {
  const { clients } = await traffic.ask(SIGNS);
  const limitOf = ({ settings }) => settings.speedLimit;
  const shown = clients.find(({ id }) => id === sign);
  const [fastest] = clients
    .filter(
      (client) => client !== shown && client.visionType === "NO_VISION" && limitOf(client) === limitOf(shown),
    )
    .sort((a, b) => (b.summary?.v85 ?? 0) - (a.summary?.v85 ?? 0));
  const { rollouts } = await admin.ask(ROLLOUTS);
  const stopped = rollouts.nodes.find(({ state }) => state === "STOPPED");
  return { other: (fastest ?? shown).id, rollout: stopped?.id ?? rollout };
}
