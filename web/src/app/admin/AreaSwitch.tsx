import { Badge, Box, Button } from "@chakra-ui/react";
import { ShieldCheck } from "lucide-react";
import { NavLink } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { paths } from "../paths";
import { SidebarLink } from "../shell/SidebarLink";
import { adminTexts } from "./adminTexts";

type AreaProps = { isAdminArea: boolean };

/** Where the other area begins, and what it is called. */
const otherArea = (isAdminArea: boolean) =>
  isAdminArea
    ? ({ path: paths.overview, label: "client" } as const)
    : ({ path: paths.adminOverview, label: "admin" } as const);

/** Says that this is the administrator area. */
export function AreaBadge() {
  const t = useT(adminTexts);
  return (
    <Badge size="sm" colorPalette="brand">
      {t("adminArea")}
    </Badge>
  );
}

/** Takes administrators from one area to the other; on phones the line of the navigation does. */
export function AreaButton({ isAdminArea }: AreaProps) {
  const t = useT(adminTexts);
  const { path, label } = otherArea(isAdminArea);
  return (
    <Button asChild variant="ghost" size="sm" hideBelow="sm">
      <NavLink to={path}>
        <ShieldCheck aria-hidden />
        {t(label)}
      </NavLink>
    </Button>
  );
}

/** The same as a line of the navigation. */
export function AreaLink({ isAdminArea }: AreaProps) {
  const t = useT(adminTexts);
  const { path, label } = otherArea(isAdminArea);
  return (
    <Box hideFrom="sm" px="2" pb="3">
      <SidebarLink to={path} icon={<ShieldCheck size={16} aria-hidden />}>
        {t(label)}
      </SidebarLink>
    </Box>
  );
}
