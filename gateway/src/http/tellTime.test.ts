import { Readable } from "node:stream";
import { expect, it } from "@jest/globals";
import Fastify from "fastify";
import { tellTime } from "./tellTime.js";

it.each(["/data", "/stream", "/fault", "/none"])(
  "the answer of %s says when it was asked for",
  async (url) => {
    const app = Fastify();
    let now = 1_772_694_300;
    tellTime(app, () => now);
    app.get("/data", async () => {
      now += 5;
      return {};
    });
    app.get("/stream", (_request, reply) => reply.send(Readable.from(["a", "b"])));
    app.get("/fault", () => {
      throw new Error("broken");
    });
    const { headers } = await app.inject({ url });
    expect(headers["server-timing"]).toBe("clock;desc=1772694300");
    await app.close();
  },
);
