import { Box, Button, HStack, IconButton, Input, Stack, Text } from "@chakra-ui/react";
import { ORIGINS_A_KEY } from "@obcestje/contract/limits/counts.js";
import { X } from "lucide-react";
import { useRef } from "react";
import { useT } from "../../i18n/useT";
import { TextField } from "../form/TextField";
import { apiKeysTexts } from "./apiKeysTexts";
import { type SiteDraft, withoutSite, withSite, withTyped } from "./siteDraft";

type SitesFieldProps = {
  draft: SiteDraft;
  onDraft: (draft: SiteDraft) => void;
  isBusy?: boolean;
  /** Fault of the sites from the portal. */
  error: string | undefined;
};

/** The sites that a key is limited to, with buttons to remove each and a field to add more. */
export function SitesField({ draft, onDraft, isBusy = false, error }: SitesFieldProps) {
  const t = useT(apiKeysTexts);
  const field = useRef<HTMLInputElement>(null);
  const { sites, typed, fault } = draft;
  const add = () => {
    onDraft(withSite(draft));
    field.current?.focus();
  };
  const remove = (site: string) => {
    onDraft(withoutSite(draft, site));
    // The pressed button disappears.
    field.current?.focus();
  };
  return (
    <Stack gap="3">
      <Text textStyle="sm" color="fg.muted">
        {t(sites.length === 0 ? "sitesAny" : "sitesOnly")}
      </Text>
      {sites.length === 0 ? null : (
        <Box as="ul" listStyleType="none" borderWidth="1px" rounded="l2" aria-label={t("sites")}>
          {sites.map((site) => (
            <HStack
              as="li"
              key={site}
              ps="3"
              pe="1"
              gap="2"
              borderTopWidth="1px"
              _first={{ borderTopWidth: 0 }}
            >
              <Text textStyle="sm" flex="1" minW="0" overflowWrap="anywhere">
                {site}
              </Text>
              <IconButton
                size="sm"
                variant="ghost"
                color="fg.muted"
                disabled={isBusy}
                aria-label={t("removeSite", { site })}
                title={t("removeSite", { site })}
                onClick={() => remove(site)}
              >
                <X aria-hidden />
              </IconButton>
            </HStack>
          ))}
        </Box>
      )}
      <TextField
        label={t("site")}
        hint={t("siteHint")}
        error={fault === null ? error : t(fault, { count: ORIGINS_A_KEY })}
      >
        <HStack w="full" gap="2">
          <Input
            ref={field}
            size="sm"
            flex="1"
            minW="0"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            fontSize={{ base: "md", md: "sm" }}
            value={typed}
            onChange={({ target }) => onDraft(withTyped(draft, target.value))}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // It should not submit the form around it.
              event.preventDefault();
              add();
            }}
          />
          <Button size="sm" variant="outline" loading={isBusy} loadingText={t("addSite")} onClick={add}>
            {t("addSite")}
          </Button>
        </HStack>
      </TextField>
    </Stack>
  );
}
