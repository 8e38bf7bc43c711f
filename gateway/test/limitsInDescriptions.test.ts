import { expect, it } from "@jest/globals";
import { LONGEST_PASSWORD } from "@obcestje/contract/limits/lengths.js";
import { getMetadataStorage as rulesOf } from "class-validator";
import { getMetadataStorage } from "type-graphql";
import { createSchema } from "../src/schema.js";

/** What a description that names the limit of a rule has in it. */
const NAMES_IT: Readonly<Record<string, RegExp>> = {
  maxLength: /characters/,
  arrayMaxSize: /at most/,
  max: /\d to [\d ]+/,
};

/** The numbers in a text: 1,000 and 20 000 are one. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[, ]\d{3})*/g)].map(([number]) => Number(number.replaceAll(/[, ]/g, "")));

/** The platform counts the characters of a password: here only what is far too long is refused. */
const namedFor = (limit: number) => (limit === 4 * LONGEST_PASSWORD ? LONGEST_PASSWORD : limit);

type Told = { name: string; description: string; limit: number };

/** Descriptions of inputs that name the limit of one of the field's rules. */
async function told(): Promise<Told[]> {
  await createSchema();
  const { inputTypes, argumentTypes, fields } = getMetadataStorage();
  const targets = new Set([...inputTypes, ...argumentTypes].map(({ target }) => target));
  return fields
    .filter(({ target }) => targets.has(target))
    .flatMap(({ target, name, description = "" }) =>
      rulesOf()
        .getTargetValidationMetadatas(target, "", false, false)
        .filter((rule) => rule.propertyName === name && NAMES_IT[rule.name ?? ""]?.test(description))
        .map(({ constraints }) => ({ name, description, limit: namedFor(Number(constraints[0])) })),
    );
}

it("descriptions of inputs name the limits that their rules have", async () => {
  const found = await told();
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ description, limit }) => !numbersIn(description).includes(limit))).toEqual([]);
});
