import { expect, it } from "@jest/globals";
import { loadPart } from "../../../tools/loadPart.mjs";
import { checkSignInSettings, readProviders } from "./settings.js";

const { buildServer, readEnv } = await loadPart("platform");
const ONE = {
  name: "bled",
  label: "Občina Bled",
  issuer: "https://login.example.si/bled",
  clientId: "portal",
  clientSecret: "very secret",
};
const read = (...list: unknown[]) => readProviders(JSON.stringify(list));

it("reads providers, with what is usual where nothing is said", () => {
  expect(readProviders("")).toEqual([]);
  const usual = { scopes: "openid email profile", onFirstSignIn: "refuse", trustEmail: false };
  expect(read(ONE)).toEqual([{ ...ONE, ...usual }]);
});

it.each([
  ["no JSON", "{", "must be a JSON list of providers"],
  ["no list", "{}", "must be a JSON list of providers"],
])("refuses what is %s", (_case, input, message) => {
  expect(() => readProviders(input)).toThrow(message);
});

it.each([
  ["a lacking secret", { ...ONE, clientSecret: undefined }, "[1]"],
  ["a name that fits no address", { ...ONE, name: "Občina" }, "[1].name"],
  ["what it does not know", { ...ONE, colour: "red" }, "[1]"],
  ["an unknown choice", { ...ONE, onFirstSignIn: "admin" }, "[1].onFirstSignIn"],
  ["a group that is none", { ...ONE, groupClaim: "groups", groups: { a: null } }, "[1].groups.a"],
  ["no address", { ...ONE, issuer: "bled" }, "[1].issuer: must be an address"],
  ["an address without TLS", { ...ONE, issuer: "http://login.example.si" }, "[1].issuer: must begin"],
  ["scopes without openid", { ...ONE, scopes: "email" }, "[1].scopes: must hold openid"],
  ["a claim without groups", { ...ONE, groupClaim: "groups" }, "[1].groups: goes together"],
  ["a value without a claim", { ...ONE, adminValue: "x" }, "[1].adminValue: goes together"],
  ["groups that no claim tells", { ...ONE, onFirstSignIn: "group" }, "[1].onFirstSignIn"],
  ["a name twice", { ...ONE, name: "other" }, '[1].name: "other" is there twice'],
])("says where there is %s, and no secret", (_case, item, message) => {
  const other = { ...ONE, name: "other" };
  expect(() => read(other, item)).toThrow(message);
  expect(() => read(other, item)).not.toThrow("very secret");
});

it("needs the portal's address, and a way in for everybody", async () => {
  const env = { SIGN_IN_PROVIDERS: read(ONE), LOCAL_PASSWORDS: "everybody", PORTAL_URL: "" };
  expect(() => checkSignInSettings(env)).toThrow("SIGN_IN_PROVIDERS: needs PORTAL_URL");
  const alone = { SIGN_IN_PROVIDERS: [], LOCAL_PASSWORDS: "administrators", PORTAL_URL: "" };
  expect(() => checkSignInSettings(alone)).toThrow("LOCAL_PASSWORDS: needs SIGN_IN_PROVIDERS");
  const settings = readEnv({ NODE_ENV: "test", LOCAL_PASSWORDS: "administrators" });
  await expect(buildServer(settings, () => 0)).rejects.toThrow("LOCAL_PASSWORDS");
});
