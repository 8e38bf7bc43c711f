import { HStack, IconButton } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type RowButtonProps = {
  icon: LucideIcon;
  /** What it does with which row, for who hears it. */
  label: string;
  /** What it does. */
  title: string;
  isDisabled?: boolean;
} & ({ onClick: () => void; to?: undefined } | { to: string; onClick?: undefined });

const look = { variant: "ghost", size: "sm", color: "fg.muted" } as const;

/** Does something with one row of a list, or leads to where that is done. */
export function RowButton({ icon: Icon, label, title, isDisabled, to, onClick }: RowButtonProps) {
  const names = { "aria-label": label, title };
  if (to !== undefined)
    return (
      <IconButton {...look} asChild>
        <Link to={to} {...names}>
          <Icon aria-hidden />
        </Link>
      </IconButton>
    );
  return (
    <IconButton {...look} {...names} disabled={isDisabled} onClick={onClick}>
      <Icon aria-hidden />
    </IconButton>
  );
}

/** The buttons of one row. */
export const RowButtons = ({ children }: { children: ReactNode }) => (
  <HStack gap="0.5" justify="end">
    {children}
  </HStack>
);
