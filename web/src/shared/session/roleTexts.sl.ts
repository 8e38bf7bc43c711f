export const sl = {
  role: "Vloga v skupini",
  viewer: "opazovalec",
  operator: "operater",
  editor: "urejevalec",
  manager: "vodja skupine",
  viewerHint: "Vidi promet, naprave in poročila.",
  operatorHint: "Poleg tega odpira in zapira ventile ter napravam pošilja akcije.",
  editorHint: "Poleg tega spreminja nastavitve, urnike, opombe in ključe ter uvaža zapise.",
  managerHint: "Poleg tega vabi ljudi v skupino, jim določa vloge in jih odstranjuje iz nje.",
  neededRole: "Za to stran je v skupini potrebna vloga {role}",
  lookOnly: "Tu lahko gledate, spreminjati pa ne: vaša vloga je {role}.",
  askManager: "Vloge določa vodja skupine ali skrbnik.",
} as const;
