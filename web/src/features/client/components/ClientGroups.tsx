import { HStack, Link as StyledLink, Text } from "@chakra-ui/react";
import { Users } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import type { ClientHeadFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { clientTexts } from "../clientTexts";

type ClientGroupsProps = { groups: NonNullable<ClientHeadFragment["groups"]> };

/** The groups that a device belongs to; a location of valves leads to where its valve is controlled. */
export function ClientGroups({ groups }: ClientGroupsProps) {
  const t = useT(clientTexts);
  if (groups.length === 0) return null;
  return (
    <HStack gap="1.5" title={t("group", { name: groups.map(({ name }) => name).join(", ") })}>
      <Users size={14} aria-hidden style={{ flexShrink: 0 }} />
      <Text minW="0" overflowWrap="anywhere">
        {groups.map(({ id, name, type }, index) => (
          <Fragment key={id}>
            {index === 0 ? null : ", "}
            {type === "VALVE" ? (
              <StyledLink asChild color="brand.fg">
                <Link to={paths.location(id)}>{name}</Link>
              </StyledLink>
            ) : (
              name
            )}
          </Fragment>
        ))}
      </Text>
    </HStack>
  );
}
