import { Box, Button, Code, HStack, IconButton, Text } from "@chakra-ui/react";
import { CodeXml, Copy, ExternalLink } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { apiKeysTexts } from "../../i18n/texts/apiKeys";
import { useT } from "../../i18n/useT";
import { SecretLine } from "../../shared/clients/SecretLine";
import type { ViewKey } from "../../shared/keys/apiKey";
import { copyText } from "../../shared/ui/copyText";
import { toast } from "../../shared/ui/toastStore";
import { hasLinks, linksOf } from "./keyLinks";

/** A view-only key, and the links that show by it what it opens: to copy, and to look at. */
export function KeyLinks({ apiKey }: { apiKey: ViewKey }) {
  const t = useT(apiKeysTexts);
  const { client } = apiKey;
  return (
    <>
      {hasLinks(apiKey) ? (
        <>
          <Text textStyle="sm" color="fg.muted">
            {t("linksText")}
          </Text>
          {linksOf(apiKey).map(({ kind, href }) => (
            <LinkLine key={kind} label={t(kind)} href={href} />
          ))}
        </>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {t("noViewOfValves")}
        </Text>
      )}
      <SecretLine label={t("key")} value={apiKey.key} />
      {client?.visionType === "NO_VISION" ? (
        <Box>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.embed(client.id)}>
              <CodeXml aria-hidden />
              {t("embedCode")}
            </Link>
          </Button>
        </Box>
      ) : null}
    </>
  );
}

function LinkLine({ label, href }: { label: string; href: string }) {
  const t = useT(apiKeysTexts);
  const copy = () =>
    copyText(href).then(
      () => toast.success(t("copied", { what: label })),
      () => toast.error(t("notCopied", { what: label })),
    );
  return (
    <Box>
      <Text textStyle="sm" fontWeight="medium" pb="1">
        {label}
      </Text>
      <HStack gap="2">
        <Code flex="1" minW="0" py="2" px="3" overflowWrap="anywhere">
          {href}
        </Code>
        <IconButton
          size="sm"
          variant="outline"
          aria-label={t("copyOf", { what: label })}
          title={t("copyOf", { what: label })}
          onClick={() => void copy()}
        >
          <Copy aria-hidden />
        </IconButton>
        <IconButton size="sm" variant="outline" asChild>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={t("openOf", { what: label })}
            title={t("openOf", { what: label })}
          >
            <ExternalLink aria-hidden />
          </a>
        </IconButton>
      </HStack>
    </Box>
  );
}
