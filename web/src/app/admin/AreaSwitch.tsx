import { Badge, Box, Button } from "@chakra-ui/react";
import { ShieldCheck } from "lucide-react";
import { NavLink } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { paths } from "../paths";
import { SidebarLink } from "../shell/SidebarLink";
import { adminTexts } from "./adminTexts";

type AreaProps = { isAdminArea: boolean };

/** Path and label of the other area. */
const otherArea = (isAdminArea: boolean) =>
  isAdminArea
    ? ({ path: paths.overview, label: "client" } as const)
    : ({ path: paths.adminOverview, label: "admin" } as const);

export function AreaBadge() {
  const t = useT(adminTexts);
  return (
    <Badge size="sm" colorPalette="brand">
      {t("adminArea")}
    </Badge>
  );
}

/** Takes administrators to the other area; on phones the navigation has a link instead. */
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

/** The same as a link of the navigation. */
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
