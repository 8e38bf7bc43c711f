import { Box, Card, Link as ChakraLink, Flex, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { formatDateTime } from "../../shared/time/format";
import { configTemplatesTexts } from "./configTemplatesTexts";
import { TemplateActions } from "./TemplateActions";
import { type Ask, editorOf, type TemplateRow } from "./templateList";

type TemplateCardsProps = { templates: readonly TemplateRow[]; ask: Ask };

/** The templates on a phone. */
export function TemplateCards({ templates, ask }: TemplateCardsProps) {
  const t = useT(configTemplatesTexts);
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t("tableLabel")}>
      {templates.map((template) => (
        <Card.Root as="li" key={template.id} px="4" pt="3" pb="1">
          <Flex justify="space-between" gap="2">
            <ChakraLink asChild color="fg" fontWeight="medium">
              <Link to={editorOf(template)}>{template.name ?? untold}</Link>
            </ChakraLink>
            <Text textStyle="sm" color="fg.muted">
              {`#${template.id}`}
            </Text>
          </Flex>
          <Box textStyle="sm" color="fg.muted">
            {t("facts", {
              hardware: `${template.hardwareType ?? "-"} (${template.superType})`,
              version: template.version,
              time: formatDateTime(template.changeDate),
            })}
          </Box>
          <TemplateActions template={template} ask={ask} />
        </Card.Root>
      ))}
    </Stack>
  );
}
