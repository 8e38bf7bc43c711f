import { IconButton } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

type IconActionProps = Omit<ComponentProps<typeof IconButton>, "aria-label" | "children"> & {
  /** Its name; shown on hover, too, if `title` says nothing shorter. */
  label: string;
  icon: LucideIcon;
};

/** A button that is an icon alone. */
export function IconAction({ label, icon: Icon, ...button }: IconActionProps) {
  return (
    <IconButton size="sm" variant="ghost" aria-label={label} title={label} {...button}>
      <Icon aria-hidden />
    </IconButton>
  );
}
