import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { activities } from "../../shared/clients/activity";
import { columnKeys } from "../../shared/clients/columns/columnKeys";
import { concerns } from "../../shared/clients/condition/concern";
import { configStates } from "../../shared/clients/condition/configState";
import {
  type ClientsState,
  countFilters,
  noFilters,
  readClientsState,
  writeClientsState,
} from "./clientsState";

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const text = fc.string({ minLength: 1 });
const states: fc.Arbitrary<ClientsState> = fc.record({
  search: fc.string(),
  group: orNull(text),
  type: orNull(text),
  firmware: orNull(text),
  activity: orNull(fc.constantFrom(...activities)),
  concern: orNull(fc.constantFrom(...concerns)),
  config: orNull(fc.constantFrom(...configStates)),
  isFlat: fc.boolean(),
  sort: fc.record({ column: fc.constantFrom(...columnKeys), descending: fc.boolean() }),
  columns: orNull(
    fc.uniqueArray(fc.constantFrom(...columnKeys)).map((keys) => [...new Set(["name" as const, ...keys])]),
  ),
  folded: fc.uniqueArray(fc.nat().map(String)),
});

describe("the list's state", () => {
  it("comes back from the address as it went there, and leaves what else is in it", () => {
    fc.assert(
      fc.property(states, (state) => {
        const params = writeClientsState(new URLSearchParams("lang=sl"), state);
        expect(params.get("lang")).toBe("sl");
        expect(readClientsState(new URLSearchParams(params.toString()))).toEqual(state);
      }),
    );
  });

  it("leaves no trace where all is as usual", () => {
    const usual = readClientsState(new URLSearchParams());
    expect(writeClientsState(new URLSearchParams(), usual).toString()).toBe("");
    expect(countFilters(usual)).toBe(0);
    expect(countFilters({ ...noFilters, activity: "never", config: "unassigned" })).toBe(2);
  });

  it("spells the status as links from elsewhere do", () => {
    const read = (search: string) => readClientsState(new URLSearchParams(search));
    expect(read("status=active").activity).toBe("ok");
    expect(read("status=green").activity).toBeNull();
    expect(read("config=none").config).toBe("unassigned");
    expect(read("concern=lowBattery&list=flat")).toMatchObject({ concern: "lowBattery", isFlat: true });
    expect(read("concern=other").concern).toBeNull();
  });
});
