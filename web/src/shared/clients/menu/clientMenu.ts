import { createContext, useContext } from "react";
import type { ClientRow } from "../clientRow";

/** Where the menu opens, in pixels of the window. */
export type Point = { x: number; y: number };
export type OpenClientMenu = (client: ClientRow, at: Point) => void;

export const ClientMenuContext = createContext<OpenClientMenu>(() => {});

/** Opens the context menu of a device: by right-click, by its button, or by the keyboard's menu key. */
export const useClientMenu = (): OpenClientMenu => useContext(ClientMenuContext);
