import { plainWords } from "./words.js";

/** States by which a device or its maker says that nothing was counted. */
const NOT_HEARD =
  /\b(missing|no data|nodata|offline|off|down|error|fault|failure|failed|invalid|broken|inactive|not available|n a|unavailable|outage|interrupted|false|brez podatkov|ni podatkov|napaka|izpad|neveljavno|fehler|ausfall|keine daten|ungultig|defekt|gestort)\b/;

/** True if a state says that somebody listened. An empty one says nothing, so the count next to it holds. */
export function saysHeard(state: string): boolean {
  const words = plainWords(state);
  return words === "" || !NOT_HEARD.test(words);
}
