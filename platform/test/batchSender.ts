import { ADMIN } from "./testPlatform.js";

const BATCH = 60;

/** A device on line with a platform in another process. */
export interface Sender {
  clientId: number;
  headers: Record<string, string>;
}

/** @returns a new device */
export async function addSender(url: string): Promise<Sender> {
  const { sessionId } = (await (await post(`${url}/user/login`, ADMIN)).json()) as { sessionId: string };
  const answer = await post(`${url}/client`, {}, { "x-session-id": sessionId });
  const { id, apiKey } = (await answer.json()) as { id: number; apiKey: string };
  return { clientId: id, headers: { authorization: `ApiKey ${apiKey}` } };
}

/**
 * Posts a minute with two readings.
 * @param index of the minute in the day that began with `begin`, Unix seconds
 */
export function sendBatch(
  url: string,
  sender: Sender,
  index: number,
  begin = Math.floor(Date.now() / 1000) - 86_400,
  batchId = `batch ${index}`,
): Promise<Response> {
  const from = begin + index * BATCH;
  const readings = [
    { timestamp: from + 7, speed: 50 },
    { timestamp: from + 30, speed: 20 + (index % 60) },
  ];
  const body = { batchId, from, to: from + BATCH, readings };
  return post(`${url}/device/measurements`, body, sender.headers);
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
