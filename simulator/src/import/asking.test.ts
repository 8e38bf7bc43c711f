import { PassThrough } from "node:stream";
import { expect, it } from "@jest/globals";
import { personAt } from "./asking.js";
import { ImportError } from "./importError.js";

/** A person who types an answer to each question. */
function typing(...lines: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = "";
  output.on("data", (chunk) => {
    shown += chunk;
    if (!/(: |\[y\/N\] )$/.test(shown)) return;
    const line = lines.shift();
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  return { person: personAt(input, output), shown: () => shown };
}

it("takes an answer by its number or its word, and asks again for any other", async () => {
  const { person, shown } = typing("3", "", "2");
  expect(await person.choose("What was counted?", ["vehicle", "bicycle"])).toBe("bicycle");
  expect(shown()).toContain("What was counted?\n  1  vehicle\n  2  bicycle\n1 to 2:");
  expect(await typing("vehicle").person.choose("What?", ["vehicle"])).toBe("vehicle");
});

it("takes yes alone for yes", async () => {
  const answers = await Promise.all(
    ["y", "YES", "", "j"].map((line) => typing(line).person.confirm("Bring it in?")),
  );
  expect(answers).toEqual([true, true, false, false]);
});

it("ends where nobody answers", async () => {
  await expect(typing().person.confirm("Bring it in?")).rejects.toThrow(ImportError);
});
