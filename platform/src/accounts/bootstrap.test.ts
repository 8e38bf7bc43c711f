import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { readEnv } from "../env.js";
import { buildServer } from "../server.js";

const ADMIN = { email: "admin@example.si", password: "the first password" };
let place: TestDatabase;
let app: FastifyInstance;

const start = async (email: string, password: string) => {
  app = await buildServer(
    readEnv({
      DATABASE_URL: place.DATABASE_URL,
      DATA_DIR: place.DATA_DIR,
      LOG_LEVEL: "silent",
      BOOTSTRAP_ADMIN_EMAIL: email,
      BOOTSTRAP_ADMIN_PASSWORD: password,
    }),
  );
};
const login = async (payload: object) =>
  (await app.inject({ method: "POST", url: "/user/login", payload })).statusCode;

beforeEach(async () => {
  place = await newTestDatabase();
});
afterEach(() => place.drop());

it("makes an administrator once, and never changes one", async () => {
  await start("", "");
  await app.inject({
    method: "POST",
    url: "/user/register",
    payload: { email: ADMIN.email, password: "a squatter's password" },
  });
  await app.close();

  await start("Admin@example.si", ADMIN.password);
  expect(await login({ ...ADMIN, password: "a squatter's password" })).toBe(401);
  expect(await login(ADMIN)).toBe(200);
  await app.close();

  await start(ADMIN.email, "a second password");
  expect(await login({ ...ADMIN, password: "a second password" })).toBe(401);
  expect(await login(ADMIN)).toBe(200);
  await app.close();
});
