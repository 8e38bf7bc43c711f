import { describe, expect, test } from "@jest/globals";
import { NOW } from "../../test/scene.js";
import { buildServer } from "../server.js";
import { DEMO_ACCOUNTS, DEMO_KEY, makeDemo } from "./demo.js";

const DAY = 86_400;

describe("the demo", () => {
  const { store, devices } = makeDemo(NOW);
  const { server, login } = signedIn();

  function signedIn() {
    const server = buildServer({ data: store, now: () => NOW });
    const login = async (place: number) => {
      const { email, password } = DEMO_ACCOUNTS[place] ?? DEMO_ACCOUNTS[0];
      const answer = await server.inject({
        method: "POST",
        url: "/user/login",
        payload: { email, password },
      });
      return { "x-session-id": String(answer.json().sessionId) };
    };
    return { server, login };
  }

  test("is the same for the same seed and instant", () => {
    const again = makeDemo(NOW).store.clients.all();
    const what = (clients: typeof again) =>
      clients.map(({ apiKey: _key, readings, ...others }) => ({ ...others, last: readings.slice(-20) }));
    expect(what(again)).toEqual(what(store.clients.all()));
  });

  test("its devices counted some hundred a day, for 62 days", () => {
    for (const { device, clientId } of devices) {
      const readings = store.clients.get(clientId)?.readings ?? [];
      const first = readings[0]?.timestamp ?? 0;
      expect(first).toBeLessThan(NOW - 61 * DAY);
      const perDay = readings.length / 62 / device.perDay;
      expect(perDay).toBeGreaterThan(0.8);
      expect(perDay).toBeLessThan(1);
      expect(readings.at(-1)?.timestamp).toBeLessThan(NOW);
    }
  });

  test("its accounts sign in and see their groups'", async () => {
    const list = async (headers: Record<string, string>) =>
      (await server.inject({ url: "/client/list", headers })).json().length;
    expect(await list(await login(0))).toBe(16);
    expect(await list(await login(1))).toBe(9);
    expect(await list(await login(2))).toBe(5);
    expect(await list({ authorization: `ApiKey ${DEMO_KEY}` })).toBe(9);
  });

  test("its park has a valve that was opened by hand", async () => {
    const locations = (await server.inject({ url: "/zalivalnik", headers: await login(2) })).json();
    const bundles: { clients: { metaData: string }[] }[] = locations[0].bundles;
    const valves = bundles.flatMap(({ clients }) => clients.map(({ metaData }) => JSON.parse(metaData)));
    const byHand = valves.filter(({ _zalivalnik }) => _zalivalnik.mode === "manualOn");
    expect([bundles.length, valves.length, byHand.length]).toEqual([2, 5, 1]);
    expect(byHand[0].reportedParameters.Valve).toBe(1);
  });
});
