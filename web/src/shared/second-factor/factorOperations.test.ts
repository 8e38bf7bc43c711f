import { expect, it } from "@jest/globals";
import { parse, print } from "graphql";
import * as factors from "../../graphql/operations/secondFactor";
import * as session from "../../graphql/operations/session";
import { factorOperations } from "./factorOperations";

/** As written in schema/operations, without type names and with fragments in their place. */
const written = (name: string): unknown => Reflect.get({ ...factors, ...session }, `${name}Document`);

const fieldsOf = (text: string) => [...text.matchAll(/\w+/g)].map(([word]) => word);

it.each(Object.entries(factorOperations))("%s is the registered operation", (name, text) => {
  const document = written(name) as Parameters<typeof print>[0];
  const plain = print(document)
    .replaceAll(/\s*__typename/g, "")
    .replace(/\s*fragment SecondFactorsParts on SecondFactors \{([\s\S]*)\}\s*$/, "");
  const parts = /fragment SecondFactorsParts on SecondFactors \{([\s\S]*)\}\s*$/.exec(
    print(document).replaceAll(/\s*__typename/g, ""),
  );
  const whole = plain.replace("...SecondFactorsParts", parts?.[1] ?? "");
  expect(fieldsOf(print(parse(text)))).toEqual(fieldsOf(whole));
});
