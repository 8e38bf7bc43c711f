import { expect, it } from "@jest/globals";
import { startWarnings } from "./startUp.rules.js";

const SOUND = {
  NODE_ENV: "production",
  DATABASE_URL: "",
  DATA_DIR: "/var/lib/obcestje",
  SMTP_URL: "smtp://mail.example",
  PORTAL_URL: "https://portal.example",
  SERVICE_KEY: "x".repeat(32),
  WEBHOOK_ALLOW_PRIVATE: false,
  RETENTION_READINGS_MONTHS: 24,
} as const;

it("has nothing to say of sound settings", () => {
  expect(startWarnings(SOUND, 3 * 2 ** 30)).toEqual([]);
  expect(startWarnings(SOUND, null)).toEqual([]);
});

it.each([
  [{ NODE_ENV: "development" }, "NODE_ENV"],
  [{ SMTP_URL: "" }, "SMTP_URL"],
  [{ PORTAL_URL: "" }, "PORTAL_URL"],
  [{ PORTAL_URL: "http://portal.example" }, "PORTAL_URL is http"],
  [{ SERVICE_KEY: "" }, "SERVICE_KEY"],
  [{ WEBHOOK_ALLOW_PRIVATE: true }, "WEBHOOK_ALLOW_PRIVATE"],
  [{ RETENTION_READINGS_MONTHS: 0 }, "RETENTION_READINGS_MONTHS"],
] as const)("warns of %j", (change, name) => {
  const warnings = startWarnings({ ...SOUND, ...change }, 3 * 2 ** 30);
  expect(warnings).toEqual([expect.stringContaining(name)]);
});

it("warns of a disk that is nearly full", () => {
  expect(startWarnings(SOUND, 2 ** 30)).toEqual(["The disk of /var/lib/obcestje has less than 2 GiB left."]);
});
