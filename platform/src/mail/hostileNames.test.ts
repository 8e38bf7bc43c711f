import { expect, it } from "@jest/globals";
import { accountMailContent } from "../account-links/mailContent.rules.js";
import { mailContent } from "../notifications/mailContent.rules.js";
import type { Message } from "../notifications/message.js";
import { reportMail } from "../report-schedules/mailContent.rules.js";

const HOSTILE = "Ana\u202e\u2066\r\nBcc: vsi@example.si\u0007";
/** Characters that turn round what follows, and controls other than the mail's own line ends. */
const TURNS = /\p{Bidi_Control}|[^\P{Cc}\n]|\nBcc/u;

const ALARM: Message["events"][number] = {
  id: 1,
  event: "alarm",
  client: {
    id: 1,
    guid: "OB-1",
    name: HOSTILE,
    address: HOSTILE,
    timeZone: "Europe/Ljubljana",
    locationId: null,
  },
  time: 1_792_360_800,
  since: null,
  alarms: [HOSTILE],
  untold: 0,
};

it.each(["sl", "en"] as const)(
  "no mail (%s) holds what turns round its words, whoever wrote it",
  (language) => {
    const recipient = { name: HOSTILE, email: "ana@example.si", language };
    const mails = [
      mailContent({ recipient, events: [ALARM] }, "https://obcestje.si"),
      mailContent({ recipient, events: [ALARM, ALARM] }, ""),
      reportMail(
        { name: HOSTILE, language, timeZone: "Europe/Ljubljana", start: 0, end: 86_400, clientCount: 1 },
        "https://obcestje.si",
      ),
      ...(["invitation", "keyEnds"] as const).map((kind) =>
        accountMailContent({
          kind,
          language,
          name: HOSTILE,
          link: "https://obcestje.si/link",
          toNewEmail: false,
          time: 1_792_360_800,
          what: HOSTILE,
          address: "203.0.113.7",
          timeZone: "Europe/Ljubljana",
        }),
      ),
    ];
    for (const { subject, text, html } of mails)
      for (const part of [subject, text, html]) expect(part).not.toMatch(TURNS);
  },
);
