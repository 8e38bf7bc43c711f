import { Card, Code, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { actionTemplatesTexts } from "./actionTemplatesTexts";
import { TemplateButtons } from "./TemplateButtons";
import { Visibility } from "./TemplatesTable";
import { type Ask, paramsOf, type TemplateRow } from "./templateList";

type TemplateCardsProps = { templates: readonly TemplateRow[]; ask: Ask };

/** The templates on a phone. */
export function TemplateCards({ templates, ask }: TemplateCardsProps) {
  const t = useT(actionTemplatesTexts);
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t("tableLabel")}>
      {templates.map((template) => (
        <Card.Root as="li" key={template.id} px="4" pt="3" pb="1" gap="1">
          <Flex justify="space-between" align="start" gap="2">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {template.name ?? untold}
            </Text>
            <Visibility template={template} />
          </Flex>
          {template.description ? (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {template.description}
            </Text>
          ) : null}
          <HStack gap="2" wrap="wrap" textStyle="sm">
            <Code size="sm" variant="plain" px="0">
              {template.type ?? untold}
            </Code>
            <Text overflowWrap="anywhere">{paramsOf(template)}</Text>
          </HStack>
          <TemplateButtons template={template} ask={ask} />
        </Card.Root>
      ))}
    </Stack>
  );
}
