import { Link as ChakraLink, Code, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import type { ActionRow } from "./actionChoice";

/** The action's type with its parameters. */
export function ActionName({ action }: { action: ActionRow }) {
  const params = [action.param1, action.param2].filter(Boolean).join(", ");
  return (
    <>
      <Code size="sm" variant="plain" bg="transparent" px="0" fontWeight="medium">
        {action.type ?? untold}
      </Code>
      {params === "" ? null : (
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {params}
        </Text>
      )}
    </>
  );
}

/** The action's device, as a link. */
export function ActionClient({ action }: { action: ActionRow }) {
  const t = useT(actionsTexts);
  if (action.client === null)
    return (
      <Text as="span" color="fg.muted">
        {t("clientGone")}
      </Text>
    );
  return (
    <ChakraLink asChild color="fg">
      <Link to={paths.adminClient(action.client.id)}>{action.client.name}</Link>
    </ChakraLink>
  );
}
