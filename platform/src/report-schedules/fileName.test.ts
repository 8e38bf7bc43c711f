import { expect, it } from "@jest/globals";
import { reportAttachment, reportFileName } from "./fileName.rules.js";

const START = Date.parse("2026-10-01T00:00+02:00") / 1000;
const named = (name: string) => reportFileName(name, "sl", START, "Europe/Ljubljana");

it("names a report by its schedule and its first local day", () => {
  expect(named("Mesečno poročilo št. 3")).toBe("porocilo-mesecno-porocilo-st-3-2026-10-01.pdf");
  expect(named("…")).toBe("porocilo-2026-10-01.pdf");
});

it("keeps letters that ASCII does not have, and says them to who downloads it", () => {
  expect(named("Месечно 1")).toBe("porocilo-месечно-1-2026-10-01.pdf");
  expect(named("東京")).toBe("porocilo-東京-2026-10-01.pdf");
  expect(reportAttachment(named("東京"), 12)).toBe(
    `attachment; filename="report-12.pdf"; filename*=UTF-8''porocilo-%E6%9D%B1%E4%BA%AC-2026-10-01.pdf`,
  );
  expect(reportAttachment(named("Letno"), 12)).toBe('attachment; filename="porocilo-letno-2026-10-01.pdf"');
});
