import { lazy, type ReactNode } from "react";
import { useOffers } from "../shared/offers/useOffers";

const FirstAnswer = lazy(async () => ({ default: (await import("./FirstAnswer")).FirstAnswer }));

/** Shows a page once it is known what may be asked for: at once, but for a browser's first visit. */
export function KnownOffers({ children }: { children: ReactNode }) {
  return useOffers().areKnown ? children : <FirstAnswer />;
}
