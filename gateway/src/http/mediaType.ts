const RESPONSE_JSON = "application/graphql-response+json";
const JSON_ = "application/json";

/** The form of an answer. */
export interface AnswerType {
  contentType: string;
  /**
   * True if the client asked for plain JSON by name: its faulty operations are answered with 200 (GraphQL
   * over HTTP).
   */
  legacy: boolean;
}

interface Accepted {
  type: string;
  quality: number;
}

/**
 * The answer type that an Accept header wants; application/json if it says nothing.
 * @returns undefined if it accepts neither of GraphQL's two types
 */
export function answerTypeOf(accept: string | undefined): AnswerType | undefined {
  const accepted = accept ? accept.split(",").map(readAccepted) : [{ type: "*/*", quality: 1 }];
  const [best] = accepted
    .filter(({ type, quality }) => quality > 0 && OFFERED.has(type))
    .sort((a, b) => b.quality - a.quality);
  if (!best) return undefined;
  const type = OFFERED.get(best.type) ?? JSON_;
  return { contentType: `${type}; charset=utf-8`, legacy: best.type === JSON_ };
}

/** The content type offered for each accepted type. */
const OFFERED: ReadonlyMap<string, string> = new Map([
  [RESPONSE_JSON, RESPONSE_JSON],
  [JSON_, JSON_],
  ["application/*", JSON_],
  ["*/*", JSON_],
]);

function readAccepted(part: string): Accepted {
  const [type = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  const quality = given === undefined ? 1 : Number(given.slice(2));
  return { type, quality: Number.isFinite(quality) ? quality : 0 };
}
