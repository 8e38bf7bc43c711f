import { expect, it } from "@jest/globals";
import { inHashQueue } from "./passwords.js";

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
