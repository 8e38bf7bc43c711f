/**
 * Why there is no answer. over: the key opens nothing any more; wrong: what was asked can't be answered, whoever asks;
 * away: the portal, or what it needs, can't be reached; sealed: the key is kept to sites, and the frame does not say whose it is.
 */
export type FaultKind = "over" | "wrong" | "away" | "sealed";

/** What a request of a public page failed by. */
export class PublicFault extends Error {
  override name = "PublicFault";

  constructor(
    readonly kind: FaultKind,
    /** Seconds before another try makes sense. */
    readonly retryAfter = 0,
  ) {
    super(kind);
  }
}

type GraphqlError = {
  path?: readonly (string | number)[];
  extensions?: { code?: string; retryAfter?: number };
};

/** Of the whole answer, or of one of its roots; what lies deeper is missing in its place alone. */
const isOfAll = ({ path = [] }: GraphqlError) => path.length <= 1;

const kinds: Record<string, FaultKind> = {
  UNAUTHENTICATED: "over",
  FORBIDDEN: "over",
  BAD_USER_INPUT: "wrong",
  VALIDATION_FAILED: "wrong",
  NOT_FOUND: "wrong",
};

/** Whether the page stands in a frame with `sandbox` and without `allow-same-origin`: then it is of no origin. */
const isSealed = (): boolean => window.origin === "null";

/** What the errors of an answer mean for all of it; null where the rest of it holds. */
export function faultOf(errors: readonly GraphqlError[] = []): PublicFault | null {
  const ended = errors.find(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
  const { extensions } = ended ?? errors.find(isOfAll) ?? {};
  if (ended === undefined && !errors.some(isOfAll)) return null;
  const code = extensions?.code ?? "";
  if (code === "FORBIDDEN" && isSealed()) return new PublicFault("sealed");
  return new PublicFault(kinds[code] ?? "away", extensions?.retryAfter);
}
