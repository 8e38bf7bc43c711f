import { createContext } from "react";
import type { Mark } from "./marks";

/** The marks of the period of the charts below; none where nobody gives any. */
export const MarksContext = createContext<readonly Mark[]>([]);
