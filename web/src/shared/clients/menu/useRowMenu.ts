import type { KeyboardEvent, MouseEvent } from "react";
import type { ClientRow } from "../clientRow";
import { useClientMenu } from "./clientMenu";

/** Of a mouse. Any other button comes from the keyboard's menu key. */
const rightButton = 2;

function beneath(row: Element) {
  const { left, bottom } = (row.querySelector("a") ?? row).getBoundingClientRect();
  return { x: left, y: bottom };
}

/** Handlers that open a device's menu on its row: right-click, menu key, and Shift+F10 (which some systems leave to the page). */
export function useRowMenu(client: ClientRow) {
  const openMenu = useClientMenu();
  return {
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      const isPointer = event.button === rightButton || event.ctrlKey;
      openMenu(client, isPointer ? { x: event.clientX, y: event.clientY } : beneath(event.currentTarget));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "F10" || !event.shiftKey) return;
      event.preventDefault();
      openMenu(client, beneath(event.currentTarget));
    },
  };
}
