import "reflect-metadata";
import { describe, expect, it } from "@jest/globals";
import { ArrayMaxSize, MaxLength } from "class-validator";
import { ArgumentValidationError } from "type-graphql";
import { inputType, optional, preset, required } from "./ownType.js";
import { id, listOf, text } from "./platform-api/kinds.js";
import { validateInput } from "./validateInput.js";

const Row = inputType("OwnTypeRow", "A row.", { days: required(listOf(id), "Its days.", ArrayMaxSize(2)) });
const Input = inputType("OwnTypeInput", "An input.", {
  name: optional(text, "Its name.", MaxLength(3)),
  textId: preset(null, id, "Null where it is left out.", MaxLength(3)),
  first: optional(Row, "One row."),
  rows: preset([], [Row], "Further rows."),
});

const made = (values: object) => Object.assign(new Input(), values);
const row = (...days: string[]) => Object.assign(new Row(), { days });

/** The refused top-level fields. */
async function refused(values: object): Promise<string[]> {
  try {
    await validateInput(made(values), Input, {} as never);
    return [];
  } catch (error) {
    if (!(error instanceof ArgumentValidationError)) throw error;
    return error.extensions.validationErrors?.map(({ property }) => property) ?? [];
  }
}

describe("an input said by its fields", () => {
  it("takes what is left out, and null where it may be", async () => {
    expect(await refused({})).toEqual([]);
    expect(await refused({ name: null, textId: null, first: null, rows: [] })).toEqual([]);
  });

  it("checks its own values, and those of inputs within it", async () => {
    expect(await refused({ name: "1234", textId: "1234" })).toEqual(["name", "textId"]);
    expect(await refused({ first: row("1", "2", "3") })).toEqual(["first"]);
    expect(await refused({ rows: [row("1"), row("1", "2", "3")] })).toEqual(["rows"]);
    expect(await refused({ first: row("1", "2"), rows: [row("1")] })).toEqual([]);
  });
});
