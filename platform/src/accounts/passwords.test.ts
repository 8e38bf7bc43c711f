import { expect, it } from "@jest/globals";
import { hashPassword, inHashQueue, NO_PASSWORD, passwordFits, SIGNS_IN_BY_PROVIDER } from "./passwords.js";

it("hashes four at once, lets two hundred wait, and refuses whoever comes then", async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await opened;
    running -= 1;
    return "through";
  };
  const all = Array.from({ length: 4 + 200 }, () => inHashQueue(work));
  await expect(inHashQueue(work)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 5 });
  open();
  expect(new Set(await Promise.all(all))).toEqual(new Set(["through"]));
  expect(most).toBe(4);
});

it("goes on after those that failed", async () => {
  const failing = () => Promise.reject(new Error("wrong"));
  const all = Array.from({ length: 8 }, () => inHashQueue(failing).catch(({ message }) => message));
  expect(new Set(await Promise.all(all))).toEqual(new Set(["wrong"]));
  expect(await inHashQueue(async () => "through")).toBe("through");
});

it("takes as long for accounts without a password, and for none, as for a wrong one, and never fits", async () => {
  const kinds = { known: await hashPassword("right"), none: undefined, NO_PASSWORD, SIGNS_IN_BY_PROVIDER };
  const times = Object.keys(kinds).map((): number[] => []);
  await passwordFits("wrong", undefined);
  for (let round = 0; round < 9; round += 1)
    for (const [index, passwordHash] of Object.values(kinds).entries()) {
      const begun = performance.now();
      expect(await passwordFits("wrong", passwordHash)).toBe(false);
      times[index]?.push(performance.now() - begun);
    }
  // Without a hash it would be a thousandth.
  const [known = 0, ...others] = times.map((all) => all.toSorted((one, other) => one - other)[4] ?? 0);
  for (const other of others) expect(other).toBeGreaterThan(known / 3);
  for (const password of ["", "-", "no account has this password"])
    for (const passwordHash of [undefined, NO_PASSWORD, SIGNS_IN_BY_PROVIDER])
      expect(await passwordFits(password, passwordHash)).toBe(false);
});
