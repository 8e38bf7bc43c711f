import type { SharedResourceFragment } from "../../graphql/generated";
import { isData } from "./documents/data";
import { textsOf } from "./documents/textsDocument";

type Resource = Pick<SharedResourceFragment, "id" | "data">;

/** In the order of their creation, by which displays refer to shared texts. */
export const byAge = <One extends { id: string }>(resources: readonly One[]): One[] =>
  [...resources].sort((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));

const countOf = ({ data }: Resource): number => (isData(data) ? textsOf(data).length : 0);

/** Place, from 0, of each resource's first text among all shared ones. */
export function placesOf(resources: readonly Resource[]): ReadonlyMap<string, number> {
  let next = 0;
  return new Map(
    byAge(resources).map((resource) => {
      const place = next;
      next += countOf(resource);
      return [resource.id, place];
    }),
  );
}

/** Number of shared texts after those of a resource. */
export function textsAfter(resources: readonly Resource[], id: string): number {
  const ordered = byAge(resources);
  const index = ordered.findIndex((resource) => resource.id === id);
  return ordered.slice(index + 1).reduce((sum, resource) => sum + countOf(resource), 0);
}
