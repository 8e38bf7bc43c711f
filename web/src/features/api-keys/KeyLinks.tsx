import { Box, Button, IconButton, Text } from "@chakra-ui/react";
import { CodeXml, ExternalLink } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import type { Language } from "../../i18n/language";
import { useLanguage, useT } from "../../i18n/useT";
import type { ViewKey } from "../../shared/keys/apiKey";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { viewAddress } from "../../shared/keys/viewAddress";
import { publicPaths } from "../../shared/public/publicLink";
import { CopyLine } from "../../shared/ui/CopyLine";

/** A view-only key with the links that it opens: to copy, and to view. */
export function KeyLinks({ apiKey }: { apiKey: ViewKey }) {
  const t = useT(apiKeysTexts);
  const language = useLanguage();
  const { client } = apiKey;
  return (
    <>
      {hasLinks(apiKey) ? (
        <>
          <Text textStyle="sm" color="fg.muted">
            {t("linksText")}
          </Text>
          {linksOf(apiKey, language).map(({ kind, href }) => (
            <LinkLine key={kind} label={t(kind)} href={href} />
          ))}
        </>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {t("noViewOfValves")}
        </Text>
      )}
      <CopyLine isSecret label={t("key")} value={apiKey.key} />
      {client && (client.visionType ?? "NO_VISION") === "NO_VISION" ? (
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
  const name = t("openOf", { what: label });
  return (
    <CopyLine label={label} value={href}>
      <IconButton size="sm" variant="outline" asChild>
        <a href={href} target="_blank" rel="noreferrer" aria-label={name} title={name}>
          <ExternalLink aria-hidden />
        </a>
      </IconButton>
    </CopyLine>
  );
}

/** Kind of link; also a text key. */
type LinkKind = "publicPage" | "rotatingGraphs" | "graphEmbed" | "mapEmbed";

/** True if public pages can show its target. */
const hasLinks = ({ client, group }: Pick<ViewKey, "client" | "group">): boolean =>
  client !== null || group?.type !== "VALVE";

/**
 * Links for a view-only key, which work for everybody who has them. They lead to pages in the language of whoever
 * looks at them; without a word on it that is Slovenian.
 */
function linksOf({ key, client }: ViewKey, language: Language): { kind: LinkKind; href: string }[] {
  const common = { key, ...(language === "en" ? { lang: "en" } : {}) };
  const page = { kind: "publicPage", href: viewAddress(publicPaths.page, common) } as const;
  const graphs = { kind: "rotatingGraphs", href: viewAddress(publicPaths.graph, common) } as const;
  const map = { kind: "mapEmbed", href: viewAddress(publicPaths.embeddedMap, common) } as const;
  if (client === null) return [page, graphs, map];
  const graph = viewAddress(publicPaths.embeddedGraph, { ...common, client: client.id });
  return [page, graphs, { kind: "graphEmbed", href: graph }, map];
}
