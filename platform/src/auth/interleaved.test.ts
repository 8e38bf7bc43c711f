import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { keepFound } from "../../test/keepFound.js";
import { makeTenants, type Tenants } from "../../test/tenants.js";
import { type Headers, TestPlatform } from "../../test/testPlatform.js";

/** 10,000 with `npm run test:heavy -- faults`. */
const REQUESTS = Number(process.env.INTERLEAVED_REQUESTS ?? 2_000);
const AT_ONCE = 20;

let platform: TestPlatform;
let tenants: Tenants;
let port: number;
beforeAll(async () => {
  platform = await TestPlatform.start();
  tenants = await makeTenants(platform, []);
  port = Number(new URL(await platform.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => platform.stop());

it("never shows one identity the other's data, however they take turns on a connection", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const { own, foreign, headersOf } = tenants;
  const turns = [
    { headers: headersOf.user, sees: [own.client.id] },
    { headers: headersOf["user of another group"], sees: [foreign.client.id] },
    { headers: headersOf["user without group"], sees: [] },
    { headers: headersOf["view key"], sees: [own.client.id] },
  ];
  let made = 0;
  const worker = async () => {
    while (made < REQUESTS) {
      const { headers, sees } = turns[made++ % turns.length]!;
      const clients = (await get(agent, headers)) as { id: number }[];
      expect(clients.map(({ id }) => id)).toEqual(sees);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  keepFound("interleaved", [
    ["requests", String(made)],
    ["answers with what is another's, or without what is one's own", "0"],
  ]);
}, 600_000);

function get(agent: Agent, headers: Headers): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port, host: "127.0.0.1", path: "/client/list", headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => resolve(JSON.parse(text)));
    });
    asked.on("error", reject);
    asked.end();
  });
}
