import { addSender, sendBatch } from "./batchSender.js";
import { type PlatformProcess, startProcess } from "./process.js";

/** Many rounds run on the built platform, which starts faster. */
const FORM = process.env.TEST_HEAVY ? "built" : "sources";
const BATCHES_A_ROUND = 300;
const AT_ONCE = 8;

export interface Kill {
  round: number;
  platform: PlatformProcess;
  /**
   * Batches acknowledged from now on may be lost: they come after the moment that the database goes back to.
   */
  countNoMore: () => void;
}

export interface Kills {
  clientIds: number[];
  /** Acknowledged batches, by client. */
  acknowledged: Map<number, string[]>;
  rounds: number;
}

/**
 * Sends batches to a platform in its own process while it is killed, round after round, each on the data left
 * by the one before.
 * @param env read again at each round
 * @param kill called once some batches of a round are acknowledged; it ends the platform, or its storage
 */
export async function killRounds(
  env: Record<string, string>,
  rounds: number,
  kill: (kill: Kill) => Promise<void>,
): Promise<Kills> {
  const kills: Kills = { clientIds: [], acknowledged: new Map(), rounds };
  const begin = Math.floor(Date.now() / 1000) - 86_400;
  for (let round = 0; round < rounds; round += 1) {
    const platform = await startProcess(env, FORM);
    await platform.ready;
    const senders = [await addSender(platform.url), await addSender(platform.url)];
    const before = 10 + ((round * 37) % 120);
    let [answered, next, killed, counts] = [0, 0, false, true];
    const device = async () => {
      while (!killed && next < BATCHES_A_ROUND) {
        const index = next++;
        const sender = senders[index % senders.length];
        if (!sender) return;
        const batchId = `round ${round}, ${index}`;
        const answer = await sendBatch(platform.url, sender, index, begin, batchId).catch(() => null);
        if (answer?.status !== 200 || !counts) continue;
        const known = kills.acknowledged.get(sender.clientId) ?? [];
        kills.acknowledged.set(sender.clientId, [...known, batchId]);
        answered += 1;
        if (answered === before) {
          killed = true;
          const countNoMore = () => {
            counts = false;
          };
          await kill({ round, platform, countNoMore });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, device));
    platform.process.kill("SIGKILL");
    await platform.exit;
    kills.clientIds.push(...senders.map(({ clientId }) => clientId));
  }
  return kills;
}
