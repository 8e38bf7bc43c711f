import { Tabs, type TabsListProps } from "@chakra-ui/react";
import { useEffect, useRef } from "react";

/** Tabs in one line. If there is no room it scrolls, and the open tab is kept visible. */
export function TabLine({ open, ...list }: TabsListProps & { open: string | undefined }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = line.current?.querySelector<HTMLElement>(`[data-value="${open}"]`);
    if (!line.current || !tab) return;
    line.current.scrollLeft = tab.offsetLeft - (line.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  return <Tabs.List ref={line} overflowX="auto" overflowY="hidden" {...list} />;
}
