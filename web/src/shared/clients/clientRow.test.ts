import { describe, expect, it } from "@jest/globals";
import { clientRow } from "../../../test/clientRow";
import { matchesClient } from "./clientRow";

const client = clientRow({ id: "17", guid: "OBC-1A2B", name: "Šolska ulica" });

describe("matchesClient", () => {
  it.each(["", "šolska", "SOLSKA", " ulica ", "1a2b", "17"])("finds by %p", (search) => {
    expect(matchesClient(client, search)).toBe(true);
  });

  it.each(["7", "171", "cesta"])("leaves out for %p", (search) => {
    expect(matchesClient(client, search)).toBe(false);
  });
});
