import { Badge, Box, Link, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";

type SidebarLinkProps = {
  to: string;
  icon: ReactNode;
  /** Marked as current only on this page, not on those below it. */
  end?: boolean;
  children: string;
  /** Number of items that wait there, as a number and in words; null: none. */
  waiting?: { count: number; said: string } | null;
};

/** One link of the sidebar; the current page is marked. */
export function SidebarLink({ to, icon, end, children, waiting = null }: SidebarLinkProps) {
  return (
    <Link
      asChild
      display="flex"
      gap="2.5"
      px="2"
      minH={{ base: "10", md: "8" }}
      rounded="md"
      textStyle="sm"
      color="fg.muted"
      textDecoration="none"
      _hover={{ bg: "bg.muted", color: "fg", textDecoration: "none" }}
      _currentPage={{ bg: "brand.subtle", color: "brand.fg", fontWeight: "medium" }}
    >
      <NavLink to={to} end={end} title={children}>
        {icon}
        <Box as="span" truncate>
          {children}
        </Box>
        {waiting === null ? null : (
          <Badge colorPalette="orange" size="sm" ms="auto" title={waiting.said}>
            <span aria-hidden>{waiting.count}</span>
            <VisuallyHidden>{waiting.said}</VisuallyHidden>
          </Badge>
        )}
      </NavLink>
    </Link>
  );
}
