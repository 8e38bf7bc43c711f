import { createContext, runInContext } from "node:vm";
import { expect, it } from "@jest/globals";
import { keptEnvironment } from "../../tools/realm/keptRealm.mjs";

interface Given {
  globalConfig: object;
  projectConfig: { id: string };
}

/** As much of one of jest's environments as a kept one needs: a realm. */
class Realm {
  readonly context = createContext({ setting: "first" });
  readonly global: object = runInContext("globalThis", this.context);
  readonly fakeTimersModern = { useRealTimers: () => undefined };
  // biome-ignore lint/complexity/noUselessConstructor: jest gives both.
  constructor(_given: Given, _context: object) {}
  async setup(): Promise<void> {}
  async teardown(): Promise<void> {}
  beforeFile(): void {}
}

const Kept = keptEnvironment(Realm);
const given = (id: string): Given => ({ globalConfig: {}, projectConfig: { id } });

/** Runs code as a test file of a project, after what it loads. @returns its value */
async function file(project: string, code: string, { loads = "" } = {}): Promise<unknown> {
  const realm = new Kept(given(project), {});
  await realm.setup();
  runInContext(loads, realm.context);
  realm.keepAdded();
  const value: unknown = runInContext(code, realm.context);
  await realm.teardown();
  return value;
}

it("gives the next file of a project the realm of the last, without what that changed in it", async () => {
  await file("one", "globalThis.kept = Array; setting = 'second'; Math.max = () => 7; 0");
  await file("one", "Array.prototype.last = () => 1; Array.from = null; String.prototype.trim = () => ''; 0");
  expect(await file("one", "[kept === Array, setting, Math.max(1, 2)].join()")).toBe("true,first,2");
  expect(await file("one", "[typeof [].last, typeof Array.from, ' a '.trim()].join()")).toBe(
    "undefined,function,a",
  );
});

it("keeps what packages have added to the language, as they stay loaded", async () => {
  const loads = "Reflect.tell = () => 1; Promise.soon = () => 2; Math.max = () => 3";
  expect(await file("four", "Math.max(1, 2)", { loads })).toBe(3);
  expect(await file("four", "[Reflect.tell(), Promise.soon(), Math.max(1, 2)].join()")).toBe("1,2,2");
  await file("four", "Reflect.tell = null; delete Promise.soon");
  expect(await file("four", "[Reflect.tell(), Promise.soon()].join()")).toBe("1,2");
});

it("gives each project a realm of its own", async () => {
  await file("two", "globalThis.left = 1; 0");
  expect(await file("three", "typeof left")).toBe("undefined");
});
