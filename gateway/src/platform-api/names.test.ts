import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { CALENDAR, CALENDAR_EVENT } from "./calendars.js";
import { CLIENT } from "./clients.js";
import { EXCLUSION } from "./exclusions.js";
import { GROUP } from "./groups.js";
import { label, line } from "./names.js";
import { NOTE } from "./notes.js";
import { OWN_CLASSES } from "./ownClasses.js";

describe("a name that is shown", () => {
  it.each([
    ["plain letters, of any script", "Šmartinska 12 – שלום 長い 👩‍🌾", "Šmartinska 12 – שלום 長い 👩‍🌾"],
    ["what turns round the letters after it", "Cesta\u202e 1\u2066\u200f", "Cesta 1"],
    ["line ends and other controls", "Cesta\r\n\u0007na\u2028vas", "Cesta na vas"],
    ["spaces alone", " \u00a0\u2003\t", null],
    ["nothing that can be seen", "\u200b\u2060\u3164\u202e\u2800", null],
    ["nothing", "", null],
  ])("with %s", (_what, name, shown) => {
    expect(label.read(name, "name")).toBe(shown);
    expect(line.read(name, "name")).not.toBeNull();
  });

  it("turns nothing round, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(line.read(name, "name")).not.toMatch(/[\p{Bidi_Control}\p{Cc}]/u);
      }),
    );
  });

  it("turns nothing round in notes, calendars, own classes and reasons, whose line ends stay", () => {
    const [turned, span] = ["Zapora\u202e 1\u2066", { from: 1, to: 2 }];
    const calendar = { id: 1, groupId: 2, name: turned, kind: "event", leftOut: [{ line: 1, text: turned }] };
    expect(CALENDAR.read(calendar, "calendar")).toMatchObject({
      name: "Zapora 1",
      leftOut: [{ text: "Zapora 1" }],
    });
    expect(CALENDAR_EVENT.read({ text: turned, ...span }, "event")?.text).toBe("Zapora 1");
    expect(NOTE.read({ id: 1, text: `${turned}\nObvoz`, ...span }, "note")?.text).toBe("Zapora 1\nObvoz");
    const reason = { id: 1, clientId: 2, reason: `${turned}\nObvoz` };
    expect(EXCLUSION.read(reason, "exclusion")?.reason).toBe("Zapora 1\nObvoz");
    const classes = OWN_CLASSES.read(
      {
        speeds: [
          { to: 30, name: turned },
          { to: null, name: "\u202e" },
        ],
      },
      "own",
    );
    expect(classes?.speeds?.map(({ name }) => name)).toEqual(["Zapora 1", null]);
  });

  it("is a device's guid, or a group's id, where nobody sees the one it has", () => {
    const client = CLIENT.read({ id: 7, guid: "OB-7", metaData: { locationName: " \u200b " } }, "client");
    expect(client?.name).toBe("OB-7");
    expect(GROUP.read({ id: 3, name: "   ", metaData: {} }, "group")?.name).toBe("3");
  });
});
