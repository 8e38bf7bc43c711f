import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { type Claims, personOf, rightsOf } from "./claims.rules.js";
import { readProviders } from "./settings.js";

const provider = (others: object) => {
  const one = { name: "a", label: "A", issuer: "https://a.si", clientId: "a", clientSecret: "a", ...others };
  const [read] = readProviders(JSON.stringify([one]));
  if (!read) throw new Error("none");
  return read;
};
const mapped = provider({
  groupClaim: "groups",
  groups: { first: "Prva", second: 2 },
  adminClaim: "roles",
  adminValue: "admin",
});
const plain = provider({});

it.each<[string, Claims, object]>([
  ["one value", { groups: "second", roles: "admin" }, { group: 2, admin: true }],
  [
    "several, of which the setting's first counts",
    { groups: ["second", "first"] },
    { group: "Prva", admin: false },
  ],
  ["none, which takes away", {}, { group: null, admin: false }],
  ["others", { groups: ["x"], roles: [1, null] }, { group: null, admin: false }],
  [
    "too many for a token",
    { _claim_names: { groups: "src1" }, roles: [] },
    { group: undefined, admin: false },
  ],
  ["too many, said otherwise", { hasgroups: true }, { group: undefined, admin: false }],
])("rights of claims with %s", (_case, claims, rights) => {
  expect(rightsOf(mapped, claims)).toEqual(rights);
});

it("says nothing of rights that the setting maps to no claim", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (claims) => {
      expect(rightsOf(plain, claims)).toEqual({ admin: undefined, group: undefined });
    }),
  );
});

it("makes nobody an administrator without the value, whatever the claims", () => {
  const claims = fc.record({ groups: fc.jsonValue(), roles: fc.jsonValue() }, { requiredKeys: [] });
  fc.assert(
    fc.property(claims, (told) => {
      const { roles } = told;
      const has = roles === "admin" || (Array.isArray(roles) && roles.includes("admin"));
      expect(rightsOf(mapped, told).admin).toBe(has);
    }),
  );
});

it("takes an e-mail that can be one, and as verified only what is said to be", () => {
  expect(personOf(plain, { email: " ana@bled.si ", email_verified: "true", given_name: "" })).toEqual({
    email: "ana@bled.si",
    emailVerified: true,
    firstName: null,
    lastName: null,
  });
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (email, verified) => {
      const person = personOf(plain, { email, email_verified: verified });
      expect(person.emailVerified).toBe(verified === true || verified === "true");
      if (person.email !== null) expect(person.email).toMatch(/^\S+@\S+$/);
    }),
  );
});
