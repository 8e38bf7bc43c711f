import { createContext, useContext } from "react";
import type { PlaceRow } from "./places";

export type PlacesValue = {
  /** Empty until an answer, and where nobody moved a device. */
  places: readonly PlaceRow[];
  /** The last request failed: there may be others. */
  failed: boolean;
  refresh: () => void;
};

const none: PlacesValue = { places: [], failed: false, refresh: () => undefined };

export const PlacesContext = createContext<PlacesValue>(none);

export const usePlaces = (): PlacesValue => useContext(PlacesContext);
