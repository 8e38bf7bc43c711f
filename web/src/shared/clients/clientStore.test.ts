import { describe, expect, it, jest } from "@jest/globals";
import { clientRow } from "../../../test/clientRow";
import { createClientStore } from "./clientStore";

const row = (id: string, lastActiveDate = 100) => clientRow({ id, lastActiveDate });
const status = (id: string, lastActiveDate: number, alarms: { text: string }[] = []) => ({
  ...row(id, lastActiveDate),
  alarms,
});

function filled(...ids: string[]) {
  const store = createClientStore();
  store.replace(ids.map((id) => row(id)));
  return store;
}

describe("the list of devices", () => {
  it("has none until the first answer", () => {
    expect(createClientStore().read()).toBeUndefined();
  });

  it("keeps the object of every device that stays as it is, and tells nobody where all do", () => {
    const store = filled("1", "2");
    const before = store.read();
    const heard = jest.fn();
    store.subscribe(heard);
    store.replace([row("1"), row("2")]);
    expect(store.read()).toBe(before);
    expect(heard).not.toHaveBeenCalled();

    store.report([status("2", 200, [{ text: "Baterija" }])]);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.read()?.[0]).toBe(before?.[0]);
    expect(store.read()?.[1]).toMatchObject({ lastActiveDate: 200, alarms: [{ text: "Baterija" }] });
  });

  it("takes in and drops devices with the list", () => {
    const store = filled("1", "2");
    store.replace([row("2"), row("3")]);
    expect(store.read()?.map(({ id }) => id)).toEqual(["2", "3"]);
    expect(["1", "3"].map(store.has)).toEqual([false, true]);
  });

  it("is not set back by a list that was read before a report", () => {
    const store = filled("1");
    store.report([status("1", 300)]);
    store.replace([{ ...row("1", 200), name: "Novo ime" }]);
    expect(store.read()?.[0]).toMatchObject({ name: "Novo ime", lastActiveDate: 300 });
  });

  it("ignores reports of devices that it lacks, and puts a device only in its own place", () => {
    const store = filled("1");
    store.report([status("9", 300)]);
    store.put(row("9"));
    store.put({ ...row("1"), name: "Novo ime" });
    expect(store.read()?.map(({ name }) => name)).toEqual(["Novo ime"]);
  });
});
