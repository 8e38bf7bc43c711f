import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { addGroup, addUser } from "../../test/devices.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { readEnv } from "../env.js";
import { HOUR } from "../time/clock.js";

const ANA = { email: "ana@example.si", password: "password of ana@example.si" };
const SET = {
  SESSION_IDLE_HOURS: "2",
  SESSION_HOURS: "3",
  ADMIN_SESSION_IDLE_HOURS: "0.5",
  ADMIN_SESSION_HOURS: "0.75",
};

let platform: TestPlatform;

async function start(settings: Record<string, string> = {}) {
  platform = await TestPlatform.start(undefined, settings);
  const admin = await platform.signIn(ADMIN);
  await addUser(platform, admin, ANA.email, await addGroup(platform, admin, "Občina"));
}
const lives = async (who: Headers) => (await platform.call("GET", "/user/session", who)).status === 200;

/** Whether a session lives after so long without a call, and after so long with one every quarter of an hour. */
async function outlives(who: { email: string; password: string }, seconds: number) {
  const begun = platform.clock.now;
  const idle = await platform.signIn(who);
  const used = await platform.signIn(who);
  for (let time = 900; time < seconds; time += 900) {
    platform.clock.now = begun + time;
    await lives(used);
  }
  platform.clock.now = begun + seconds;
  return { idle: await lives(idle), used: await lives(used) };
}

describe("a session", () => {
  afterEach(() => platform.stop());

  it.each([
    ["a person's", ANA, {}, 12 * HOUR, 720 * HOUR],
    ["an administrator's", ADMIN, {}, HOUR, 12 * HOUR],
    ["a person's, as it is set", ANA, SET, 2 * HOUR, 3 * HOUR],
    ["an administrator's, as it is set", ADMIN, SET, HOUR / 2, (3 * HOUR) / 4],
  ])("%s ends without a call, and in any case", async (_whose, who, settings, idle, absolute) => {
    await start(settings);
    expect(await outlives(who, idle)).toEqual({ idle: true, used: true });
    expect(await outlives(who, idle + 1)).toEqual({ idle: false, used: true });
    expect(await outlives(who, absolute)).toEqual({ idle: false, used: true });
    expect(await outlives(who, absolute + 1)).toEqual({ idle: false, used: false });
  });

  it("is deleted once it has ended for everybody, and not before", async () => {
    await start({ ...SET, ADMIN_SESSION_IDLE_HOURS: "5", ADMIN_SESSION_HOURS: "6" });
    const admin = await platform.signIn(ADMIN);
    platform.clock.now += 5 * HOUR;
    await platform.app.jobs.run("ended sign-ins");
    expect(await lives(admin)).toBe(true);
  });
});

describe("the start", () => {
  const hours = (value: string) =>
    readEnv({ NODE_ENV: "test", SESSION_IDLE_HOURS: value }).SESSION_IDLE_HOURS;

  it.each(["0", "0.2", "721", "-1", "a day", "1e2"])("refuses %p hours", (value) => {
    const exit = jest.spyOn(process, "exit").mockImplementation(() => {
      throw new Error("ended");
    });
    try {
      expect(() => hours(value)).toThrow("ended");
    } finally {
      exit.mockRestore();
    }
  });

  it("takes quarters of an hour to thirty days", () => {
    expect([hours("0.25"), hours("720")]).toEqual([0.25, 720]);
  });
});
