import { Table } from "@chakra-ui/react";
import type { ComponentProps } from "react";

type TableAreaProps = Omit<ComponentProps<typeof Table.ScrollArea>, "aria-label"> & { label: string };

/** Where a table is wider than its place, it scrolls: by the keyboard, too, and named for who hears it. */
export function TableArea({ label, ...area }: TableAreaProps) {
  return <Table.ScrollArea tabIndex={0} role="region" aria-label={label} position="relative" {...area} />;
}
