import { Menu } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";

type MenuActionProps = {
  value: string;
  icon: LucideIcon;
  label: string;
  /** It removes something. */
  isDangerous?: boolean;
  onClick: () => void;
};

export const MenuAction = ({ value, icon: Icon, label, isDangerous, onClick }: MenuActionProps) => (
  <Menu.Item value={value} color={isDangerous ? "fg.error" : undefined} onClick={onClick}>
    <Icon size={16} aria-hidden />
    {label}
  </Menu.Item>
);
