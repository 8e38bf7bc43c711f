import type { FaultCode, ParamsOf } from "@obcestje/contract/faults.js";
import type { ParamNames } from "../catalogue";
import { faults as en } from "../en/faults";
import { faults as sl } from "../sl/faults";
import type { Texts } from "../useT";

/** What a text names and its fault does not tell. */
type Untold = {
  [C in FaultCode]: Exclude<ParamNames<(typeof sl)[C]>, keyof ParamsOf<C> | "count">;
}[FaultCode];

/** They come with the first page that shows a fault of the portal's. */
export const faultTexts = { en, sl } satisfies [Untold] extends [never] ? Texts : Untold;
