/**
 * Reason for a missing answer. over: the key opens nothing any more; wrong: the query can't be answered for
 * anybody; away: the portal, or something it needs, can't be reached; sealed: the key is limited to sites, and
 * the frame hides its origin.
 */
export type FaultKind = "over" | "wrong" | "away" | "sealed";

/** Failure of a public page's request. */
export class PublicFault extends Error {
  override name = "PublicFault";

  constructor(
    readonly kind: FaultKind,
    /** Seconds before a retry makes sense. */
    readonly retryAfter = 0,
  ) {
    super(kind);
  }
}

type GraphqlError = {
  path?: readonly (string | number)[];
  extensions?: { code?: string; retryAfter?: number };
};

/** An error of the whole answer, or of one of its roots; a deeper error leaves out only one place. */
const isOfAll = ({ path = [] }: GraphqlError) => path.length <= 1;

const kinds: Record<string, FaultKind> = {
  UNAUTHENTICATED: "over",
  FORBIDDEN: "over",
  BAD_USER_INPUT: "wrong",
  VALIDATION_FAILED: "wrong",
  NOT_FOUND: "wrong",
};

/** True if the page is in a frame with `sandbox` but without `allow-same-origin`: it has no origin then. */
const isSealed = (): boolean => window.origin === "null";

/** Fault of a whole answer by its errors; null if the rest of the answer can be used. */
export function faultOf(errors: readonly GraphqlError[] = []): PublicFault | null {
  const ended = errors.find(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
  const { extensions } = ended ?? errors.find(isOfAll) ?? {};
  if (ended === undefined && !errors.some(isOfAll)) return null;
  const code = extensions?.code ?? "";
  if (code === "FORBIDDEN" && isSealed()) return new PublicFault("sealed");
  return new PublicFault(kinds[code] ?? "away", extensions?.retryAfter);
}
