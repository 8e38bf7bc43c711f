import { beforeAll, expect, it } from "@jest/globals";
import { getNamedType, isInputObjectType } from "graphql";
import { SCHEMA } from "../rights/asking.js";
import { waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";
import { EDITS, type Edit, makeThings, type Things } from "./edits.js";

const portal = usePortal();
let things: Things;

beforeAll(async () => {
  things = await makeThings(portal.fleet, portal.stack.platformUrl);
}, 60_000);

/** A person with the form open. */
async function editing({ account, path, open }: Edit) {
  const person = await portal.openAs(account, { at: path(things) });
  await open?.(person.page);
  return person;
}

it("leaves no edit out that is held to what its maker knew", () => {
  const held = Object.values(SCHEMA.getMutationType()?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ type }) => {
      const input = getNamedType(type);
      if (!isInputObjectType(input)) return false;
      const { ifMatch, items } = input.getFields();
      const item = items && getNamedType(items.type);
      return Boolean(ifMatch ?? (isInputObjectType(item) && item.getFields().ifMatch));
    }),
  );
  const walked = EDITS.map(({ stores }) => stores);
  expect([...new Set(walked)].sort()).toEqual(held.map(({ name }) => name).sort());
});

it.each(EDITS.map((edit) => ({ ...edit, name: `${edit.stores}, ${edit.of}` })))(
  "$name: who saves second loses nothing of the first's, and knows of it",
  async (edit) => {
    const { first, second, save, saved, told, goOn, stands, seenAt = edit.path } = edit;
    const [one, other] = [await editing(edit), await editing(edit)];
    await first(one.page);
    await second(other.page);
    await save(one.page);
    await waitForText(one.page, saved);
    await save(other.page);
    await waitForText(other.page, told);
    if (goOn !== undefined) {
      await goOn(other.page);
      await waitForText(other.page, saved);
    }
    const { page } = one;
    await page.goto(`${portal.stack.portalUrl}${seenAt(things)}`);
    await edit.open?.(page);
    for (const [selector, value] of Object.entries(stands)) {
      const field = await page.waitForSelector(selector);
      const shown = await field?.evaluate((found) =>
        "value" in found ? { value: found.value } : { text: found.textContent ?? "" },
      );
      expect(shown).toEqual(shown && "value" in shown ? { value } : { text: expect.stringContaining(value) });
    }
    expect([...one.complaints, ...other.complaints]).toEqual([]);
  },
  60_000,
);
