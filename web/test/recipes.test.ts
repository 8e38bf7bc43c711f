import { defaultConfig } from "@chakra-ui/react";
import { expect, it } from "@jest/globals";
import { recipes, slotRecipes } from "../src/theme/recipes";
import { sources } from "./sources";

const known = { ...defaultConfig.theme?.recipes, ...defaultConfig.theme?.slotRecipes };

/** Components that use another component's recipe. */
const drawnBy: Record<string, string> = {
  IconButton: "button",
  CloseButton: "button",
  SkeletonText: "skeleton",
  SkeletonCircle: "skeleton",
};

const imported = new Set(
  sources(".tsx").flatMap(([, text]) =>
    [...text.matchAll(/import \{([^}]*)\} from "@chakra-ui\/react"/g)].flatMap(([, names = ""]) =>
      names
        .split(",")
        .map((name) =>
          name
            .trim()
            .replace(/^type /, "")
            .replace(/ as .*/, ""),
        )
        .filter(Boolean),
    ),
  ),
);

const recipeOf = (component: string) =>
  drawnBy[component] ?? `${component.charAt(0).toLowerCase()}${component.slice(1)}`;

it("has the recipe of every Chakra component in use, for without it a component renders bare", () => {
  const used = [...imported].map(recipeOf).filter((name) => name in known);
  expect(used).toContain("button");
  expect(used.filter((name) => !(name in recipes) && !(name in slotRecipes))).toEqual([]);
});

it("carries no recipe that nothing uses", () => {
  const used = new Set([...imported].map(recipeOf));
  // Used by others: an icon of a select or menu, the spinner of a busy button.
  const helpers = ["checkmark", "icon", "spinner"];
  const carried = [...Object.keys(recipes), ...Object.keys(slotRecipes)];
  expect(carried.filter((name) => !used.has(name) && !helpers.includes(name))).toEqual([]);
});
