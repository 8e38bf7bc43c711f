import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { onlyFields, readFields } from "./fields.rules.js";

const client = {
  id: 7,
  info: { firmwareVersion: "4.2" },
  metaData: { locationName: "Cesta 7", reportedParameters: { hwType: "K200", Valve: 1 }, notes: null },
};
const only = (text: string) => onlyFields(client, readFields(text) ?? []);

describe("the fields of a client", () => {
  it("are those that were named, where they are", () => {
    expect(only("id,info")).toEqual({ id: 7, info: { firmwareVersion: "4.2" } });
    expect(only("metaData.locationName,metaData.reportedParameters.Valve")).toEqual({
      metaData: { locationName: "Cesta 7", reportedParameters: { Valve: 1 } },
    });
    expect(only("metaData.notes")).toEqual({ metaData: { notes: null } });
  });

  it("are nothing where there is no such one", () => {
    expect(only("name,id.more,metaData.notes.more,constructor")).toEqual({ metaData: {} });
  });

  it("are the same whatever the order, and leave the whole as it was", () => {
    const names = ["id", "info", "info.firmwareVersion", "metaData", "metaData.notes", "metaData.x.y"];
    const before = structuredClone(client);
    fc.assert(
      fc.property(fc.shuffledSubarray(names, { minLength: 1 }), (chosen) => {
        expect(only(chosen.join(","))).toEqual(only(chosen.toSorted().join(",")));
        expect(client).toEqual(before);
      }),
    );
  });

  it("are refused where they are no names", () => {
    expect(readFields(undefined)).toBeUndefined();
    for (const text of ["", "id,", ",id", "a..b", "a b", "metaData.", "id;drop"])
      expect(() => readFields(text)).toThrow("malformed");
  });
});
