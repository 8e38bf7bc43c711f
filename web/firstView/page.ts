import type { Language } from "../src/i18n/language";

const STYLE = /<style data-emotion="([\w-]+) ([^"]*)">([\s\S]*?)<\/style>/g;
const TITLE = /<title>(.*?)<\/title>/;

/** A page in each language, as React draws it on a server. */
export type Drawn = ReadonlyMap<Language, string>;

/** A drawn page without its styles and title, which belong into the document's head. */
type View = { language: Language; title: string; body: string };

/** Takes apart what was drawn; the styles of all views come once, as Emotion looks for them when it takes over. */
function takeApart(drawn: Drawn): { views: View[]; styles: string } {
  const global = new Map<string, string>();
  const scoped = new Map<string, string>();
  const views: View[] = [];
  for (const [language, html] of drawn) {
    for (const [, cache = "", names = "", rules = ""] of html.matchAll(STYLE))
      (cache === "css-global" ? global : scoped).set(names, rules);
    const title = TITLE.exec(html)?.[1] ?? "";
    views.push({ language, title, body: html.replace(STYLE, "").replace(TITLE, "") });
  }
  const tags = [...global].map(
    ([name, rules]) => `<style data-emotion="css-global ${name}">${rules}</style>`,
  );
  const names = [...scoped.keys()].join(" ");
  tags.push(`<style data-emotion="css ${names}">${[...scoped.values()].join("")}</style>`);
  return { views, styles: tags.join("\n") };
}

/** A form that was sent waits for the code. */
const WAITING = "<style>[data-submitted] [type=submit]{cursor:progress;opacity:.6}</style>";

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const SCRIPT = /<script src="([^"]+)"><\/script>/g;

/**
 * The portal's page with the views in templates, and the script that puts one of them in its place. All that the first paint needs
 * stands in the page itself; the code is on its way meanwhile.
 * @param fileAt what lies at an address
 */
export function pageWith(
  index: string,
  drawn: Drawn,
  { show, fileAt }: { show: string; fileAt: (path: string) => string },
): string {
  const { views, styles } = takeApart(drawn);
  const templates = views.map(
    ({ language, title, body }) => `<template lang="${language}" data-title="${title}">${body}</template>`,
  );
  const body = ['<div id="root"></div>', ...templates, `<script>${show}</script>`].join("\n");
  return index
    .replace(SCRIPT, (_tag, path: string) => `<script>${fileAt(path)}</script>`)
    .replace(STYLESHEET, (_tag, path: string) => `<style>${fileAt(path)}</style>`)
    .replace("</head>", () => `${styles}\n${WAITING}\n</head>`)
    .replace('<div id="root"></div>', () => body);
}
