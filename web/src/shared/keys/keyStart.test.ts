import { expect, it } from "@jest/globals";
import { withoutSecrets } from "./keyStart";

const secret = `${"Ab-_9".repeat(8)}xyz`;

it.each([
  [`ak_${secret}`, "ak_Ab-_9A"],
  [`vk_${secret}`, "vk_Ab-_9A"],
  [`Authorization: ApiKey ak_${secret}`, "Authorization: ApiKey ak_Ab-_9A"],
  [
    `https://portal.example.si/page?key=vk_${secret}&lang=en`,
    "https://portal.example.si/page?key=vk_Ab-_9A&lang=en",
  ],
  ["Stran občine", "Stran občine"],
  ["ak_Ab-_9A", "ak_Ab-_9A"],
  ["ak_Ab", "ak_Ab"],
])("of %s goes on no more than how the key begins", (pasted, kept) => {
  expect(withoutSecrets(pasted)).toBe(kept);
});
