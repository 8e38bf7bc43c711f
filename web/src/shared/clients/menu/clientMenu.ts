import { createContext, useContext } from "react";
import type { ClientRow } from "../clientRow";

/** Position of the menu in the window, in pixels. */
export type Point = { x: number; y: number };
export type OpenClientMenu = (client: ClientRow, at: Point) => void;

export const ClientMenuContext = createContext<OpenClientMenu>(() => {});

/** Opens the context menu of a device: by right-click, by its button, or by the keyboard's menu key. */
export const useClientMenu = (): OpenClientMenu => useContext(ClientMenuContext);
