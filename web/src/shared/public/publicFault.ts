/**
 * Why there is no answer. over: the key opens nothing any more; wrong: what was asked can't be answered, whoever asks;
 * away: the portal, or what it needs, can't be reached.
 */
export type FaultKind = "over" | "wrong" | "away";

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

/** What the errors of an answer mean for all of it; null where the rest of it holds. */
export function faultOf(errors: readonly GraphqlError[] = []): PublicFault | null {
  const ended = errors.find(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
  const { extensions } = ended ?? errors.find(isOfAll) ?? {};
  if (ended === undefined && !errors.some(isOfAll)) return null;
  return new PublicFault(kinds[extensions?.code ?? ""] ?? "away", extensions?.retryAfter);
}
