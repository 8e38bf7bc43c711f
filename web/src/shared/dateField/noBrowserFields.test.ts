import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";

const sources = new URL("../../", import.meta.url);
const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".tsx"),
);

it("leaves no field for dates and times to the browser, which shows them as its own language does", () => {
  const browsers = files.filter((file) =>
    /type=\{?["'](?:date|time|datetime-local|month|week)["']/.test(
      readFileSync(new URL(file, sources), "utf8"),
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(browsers).toEqual([]);
});
