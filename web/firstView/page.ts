import type { Language } from "../src/i18n/language";

const STYLE = /<style data-emotion="([\w-]+) ([^"]*)">([\s\S]*?)<\/style>/g;
const TITLE = /<title>(.*?)<\/title>/;

/** Views that a page can have before its code has loaded. */
export type ViewName = "signIn" | "frame";

/** Each view in each language, as rendered by React on a server. */
export type Drawn = Record<ViewName, ReadonlyMap<Language, string>>;

/**
 * Splits the rendered views: templates, and the styles of all of them once, in the place where Emotion looks
 * for them when it takes over.
 */
function takeApart(drawn: Drawn, names: readonly ViewName[]): { templates: string[]; styles: string } {
  const global = new Map<string, string>();
  const scoped = new Map<string, string>();
  const templates: string[] = [];
  for (const name of names)
    for (const [language, html] of drawn[name]) {
      for (const [, cache = "", ids = "", rules = ""] of html.matchAll(STYLE))
        (cache === "css-global" ? global : scoped).set(ids, rules);
      const title = TITLE.exec(html)?.[1];
      const said = title === undefined ? "" : ` data-title="${title}"`;
      const body = html.replace(STYLE, "").replace(TITLE, "");
      templates.push(`<template data-view="${name}" lang="${language}"${said}>${body}</template>`);
    }
  const tags = [...global].map(([id, rules]) => `<style data-emotion="css-global ${id}">${rules}</style>`);
  const ids = [...scoped.keys()].join(" ");
  tags.push(`<style data-emotion="css ${ids}">${[...scoped.values()].join("")}</style>`);
  return { templates, styles: tags.join("\n") };
}

/** A submitted form waits for the code. */
const WAITING = "<style>[data-submitted] [type=submit]{cursor:progress;opacity:.6}</style>";

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const SCRIPT = /<script src="([^"]+)"><\/script>/g;

/**
 * The portal's page with views in templates, and the script that shows one of them. Everything for the first
 * paint is in the page itself, while the code loads.
 * @param names views that may be shown where the page is served
 * @param fileAt returns the file at an address
 */
export function pageWith(
  index: string,
  drawn: Drawn,
  { names, show, fileAt }: { names: readonly ViewName[]; show: string; fileAt: (path: string) => string },
): string {
  const { templates, styles } = takeApart(drawn, names);
  const body = ['<div id="frame"></div>', '<div id="root"></div>', ...templates, `<script>${show}</script>`];
  return index
    .replace(SCRIPT, (_tag, path: string) => `<script>${fileAt(path)}</script>`)
    .replace(STYLESHEET, (_tag, path: string) => `<style>${fileAt(path)}</style>`)
    .replace("</head>", () => `${styles}\n${WAITING}\n</head>`)
    .replace('<div id="root"></div>', () => body.join("\n"));
}
