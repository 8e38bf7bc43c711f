import { setTimeout as sleep } from "node:timers/promises";
import { DAY, type RunningPlatform } from "./street.js";

const BATCHES = 300;
const READINGS = 20;
const BETWEEN_MS = 20;

async function post(url: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (answer.status >= 300) throw new Error(await answer.text());
  return answer.json();
}

/**
 * Sends batches of a new device one after the other.
 * @returns milliseconds, ascending
 */
export async function batchTimes({ url, headers }: RunningPlatform): Promise<number[]> {
  const { apiKey } = (await post(`${url}/client`, headers, {})) as { apiKey: string };
  const device = { authorization: `ApiKey ${apiKey}` };
  const begin = Math.floor(Date.now() / 1000) - DAY;
  const times: number[] = [];
  for (let index = 0; index < BATCHES; index += 1) {
    const from = begin + index * 60;
    const readings = Array.from({ length: READINGS }, (_, second) => ({
      timestamp: from + second,
      speed: 50,
    }));
    const begun = performance.now();
    await post(`${url}/device/measurements`, device, { batchId: `${index}`, from, to: from + 60, readings });
    times.push(performance.now() - begun);
    await sleep(BETWEEN_MS);
  }
  return times.sort((one, other) => one - other);
}
