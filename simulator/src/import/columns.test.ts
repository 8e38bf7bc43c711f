import { describe, expect, it } from "@jest/globals";
import { columnsByHeader, columnsByList } from "./columns.js";
import { ImportError } from "./importError.js";

describe("columnsByHeader", () => {
  it.each([
    ["time,speed,direction,length,kind", { time: 0, speed: 1, direction: 2, length: 3, kind: 4 }],
    [
      "Datum,Čas,Hitrost (km/h),Smer,Dolžina [m],Vrsta",
      { date: 0, time: 1, speed: 2, direction: 3, length: 4, kind: 5 },
    ],
    ["Datum,Uhrzeit,Geschwindigkeit,Richtung,Länge", { date: 0, time: 1, speed: 2, direction: 3, length: 4 }],
    ["id,TIMESTAMP,hitrost_kmh,remark", { instant: 1, speed: 2 }],
    ["Datum in čas,hitrost", { instant: 0, speed: 1 }],
    ["datum,hitrost", { date: 0, speed: 1 }],
    ["time,speed,speed", { time: 0, speed: 1 }],
  ])("finds the columns of %s", (header, columns) => {
    expect(columnsByHeader(header.split(","))).toEqual(columns);
  });

  it.each(["24.10.16 08:37:29,032,1", "speed,direction", "", "__proto__,constructor", "a,b,c"])(
    "finds no header in %j",
    (row) => {
      expect(columnsByHeader(row.split(","))).toBeUndefined();
    },
  );
});

describe("columnsByList", () => {
  it("takes positions and leaves out", () => {
    expect(columnsByList("time,-,speed,length,direction")).toEqual({
      time: 0,
      speed: 2,
      length: 3,
      direction: 4,
    });
    expect(columnsByList("date, time,,speed")).toEqual({ date: 0, time: 1, speed: 3 });
  });

  it.each(["speed,direction", "time,speeed", "time,time", ""])("refuses %j", (list) => {
    expect(() => columnsByList(list)).toThrow(ImportError);
  });
});
