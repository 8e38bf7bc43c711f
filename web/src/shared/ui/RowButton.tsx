import { HStack, IconButton } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type RowButtonProps = {
  icon: LucideIcon;
  /** Accessible name, with the row's name. */
  label: string;
  /** Visible tooltip. */
  title: string;
  isDisabled?: boolean;
} & ({ onClick: () => void; to?: undefined } | { to: string; onClick?: undefined });

const look = { variant: "ghost", size: "sm", color: "fg.muted" } as const;

/** Button of a list's row: an action or a link. */
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

export const RowButtons = ({ children }: { children: ReactNode }) => (
  <HStack gap="0.5" justify="end">
    {children}
  </HStack>
);
