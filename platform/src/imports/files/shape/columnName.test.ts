import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Unit } from "../options.js";
import { columnName } from "./columnName.js";
import { roleByName } from "./roleNames.js";
import { converted, unitOf } from "./units.js";

describe("columnName", () => {
  it.each<[string, string, Unit | null]>([
    ["speed (mph)", "speed", "mph"],
    ["speed [m/s]", "speed", "m/s"],
    ["Speed (km/hr)", "speed", "km/h"],
    ["hitrost (km/h)", "hitrost", "km/h"],
    ["length (ft)", "length", "ft"],
    ["v_kmh", "v", "km/h"],
    ["v_km_h", "v", "km/h"],
    ["speed_mph", "speed", "mph"],
    ["speedKmh", "speed", "km/h"],
    ["speed_m_s", "speed", "m/s"],
    ["velocity_ms", "velocity", "m/s"],
    ["ms", "ms", null],
    ["length_dm", "length", "dm"],
    ["length_in", "length", "in"],
    ["Geschwindigkeit in km/h", "geschwindigkeit", "km/h"],
    ["hitrost v km/h", "hitrost", "km/h"],
    ["speed, km/h", "speed", "km/h"],
    ["km/h", "", "km/h"],
    ["Dolžina", "dolzina", null],
    ["Max. Speed (mph)", "max speed", "mph"],
  ])("takes %j apart", (name, words, unit) => {
    expect(columnName(name)).toMatchObject({ words, unit });
  });

  it("keeps what stands in brackets and is no unit", () => {
    expect(columnName("time (Europe/Ljubljana)")).toMatchObject({
      words: "time",
      inBrackets: "Europe/Ljubljana",
    });
    expect(columnName("speed (knots)")).toMatchObject({ words: "speed", unit: null, inBrackets: "knots" });
  });
});

describe("roleByName", () => {
  it.each([
    ["speed", "speed"],
    ["v", "speed"],
    ["vehicle speed", "speed"],
    ["izmerjena hitrost", "speed"],
    ["geschwindigkeit", "speed"],
    ["speed limit", null],
    ["omejitev hitrosti", null],
    ["avg speed", "averageSpeed"],
    ["povprecna hitrost", "averageSpeed"],
    ["durchschnittsgeschwindigkeit", "averageSpeed"],
    ["max speed", "maxSpeed"],
    ["vmax", "maxSpeed"],
    ["v85", "v85"],
    ["85th percentile speed", "v85"],
    ["pct 85", "v85"],
    ["v50", null],
    ["min speed", null],
    ["dir", "direction"],
    ["heading", "direction"],
    ["smer", "direction"],
    ["fahrtrichtung", "direction"],
    ["dolzina vozila", "length"],
    ["veh length", "length"],
    ["class", "kind"],
    ["vrsta", "kind"],
    ["axle", null],
    ["remark", null],
    ["__proto__", null],
  ])("takes %j for %j", (words, role) => {
    expect(roleByName(words)).toBe(role);
  });
});

describe("units", () => {
  it.each<[number, Unit, number]>([
    [30, "mph", 48.28032],
    [13.9, "m/s", 50.04],
    [13.75, "m/s", 49.5],
    [15, "ft", 4.572],
    [41, "dm", 4.1],
    [177, "in", 4.4958],
    [410, "cm", 4.1],
    [7, "km/h", 7],
    [15, "min", 900],
  ])("converts %d %s", (value, unit, expected) => {
    expect(converted(value, unit)).toBe(expected);
  });

  it("finds a unit in whatever case and with whatever spaces", () => {
    const written = fc.constantFrom<[string, Unit]>(
      ["km/h", "km/h"],
      ["mph", "mph"],
      ["m/s", "m/s"],
      ["kph", "km/h"],
      ["feet", "ft"],
    );
    fc.assert(
      fc.property(written, fc.infiniteStream(fc.boolean()), ([text, unit], upper) => {
        const shouted = [...text]
          .map((letter) => (upper.next().value ? letter.toUpperCase() : letter))
          .join("");
        expect(unitOf(` ${shouted} `)).toBe(unit);
      }),
    );
    for (const other of ["knots", "", "kg", "km", "mphh", "toString"]) expect(unitOf(other)).toBeNull();
  });
});
