import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { sources } from "./sources";

/** The web's import rules. dependency-cruiser reads no .tsx with SWC, so the test reads the imports itself. */
const files = sources(".ts", ".tsx").filter(([path]) => !path.endsWith(".d.ts"));
const root = new URL("../src", import.meta.url).pathname;

type Import = { from: string; to: string; isType: boolean };

function resolve(from: string, specifier: string): string {
  const path = normalize(join(dirname(from), specifier));
  const found = ["", ".ts", ".tsx", ".d.ts"].find((extension) => existsSync(join(root, path + extension)));
  return found === undefined ? `missing: ${path}` : path + found;
}

const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;]*?from\s+"(\.[^"]+)"|import\("(\.[^"]+)"\)/g;

const imports: Import[] = files.flatMap(([from, text]) =>
  [...text.matchAll(statement)].map(([, type, named, lazy]) => ({
    from,
    to: resolve(from, named ?? lazy ?? ""),
    isType: type !== undefined,
  })),
);

const layerOf = (path: string) => path.split("/")[0] ?? "";
const featureOf = (path: string) => (layerOf(path) === "features" ? path.split("/")[1] : undefined);
const broken = (isWrong: (edge: Import) => boolean) =>
  imports.filter(isWrong).map(({ from, to }) => `${from} → ${to}`);

function cycles(): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, isType } of imports) if (!isType) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (done.has(file) || path.includes(file)) return;
    for (const other of next.get(file) ?? []) visit(other, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}

describe("imports", () => {
  it("are found and resolved", () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(broken(({ to }) => to.startsWith("missing") && !to.endsWith(".css"))).toEqual([]);
  });

  it("make no cycle", () => {
    expect(cycles()).toEqual([]);
  });

  it("leave each feature an island", () => {
    const other = ({ from, to }: Import) =>
      featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to);
    expect(broken(other)).toEqual([]);
  });

  it("run down only: app, features, shared, graphql", () => {
    const floors = ["shared", "i18n", "theme"];
    expect(
      broken(({ from, to }) => floors.includes(layerOf(from)) && ["features", "app"].includes(layerOf(to))),
    ).toEqual([]);
    expect(
      broken(
        ({ from, to }) => layerOf(from) === "graphql" && ["features", "app", "shared"].includes(layerOf(to)),
      ),
    ).toEqual([]);
  });
});
