import type { Translation } from "../../i18n/catalogue";
import { sl } from "./configTemplatesTexts.sl";

const en = {
  title: "Config templates",
  intro: "What clients of one family begin with.",
  loadFailed: "There was an error while obtaining config list",
  loadFailedText: "Try again in a little while.",
  none: "No templates yet",
  noneText: "Create the first one: empty, or from a client's config.",
  noMatch: "No template matches",
  noMatchText: "Change the search or the family.",
  search: "Find a template",
  superType: "Family",
  allSuperTypes: "All families",
  id: "ID",
  name: "Name",
  hardware: "Hardware",
  version: "Version",
  changeDate: "Change date",
  actions: "Actions",

  create: "Add new template",
  createAction: "Create",
  startFrom: "Start from",
  startEmpty: "An empty template",
  startClient: "A client's config",
  startTemplate: "An existing template",
  typeFirst: "Choose the hardware type first.",
  client: "Client",
  template: "Template",
  choose: "Choose",
  clientWithoutConfig: "The client has no config yet",

  modify: "Modify template",
  modifyOf: "Modify template: {name}",
  rename: "Rename",
  renameOf: "Rename: {name}",
  renamed: "The config template is renamed",
  renameFailed: "There was an error while trying to rename the config template",
  remove: "Delete",
  removeOf: "Delete: {name}",
  removeTitle: "Delete the config template?",
  removeText: "The template “{name}” will be gone. Clients that have their config from it keep it.",
  removed: "Successfully deleted the config template",
  removeFailed: "There was an error while trying to delete the config template",

  apply: "Apply to clients",
  applyOf: "Apply to clients: {name}",
  applyTitle: "Apply “{name}” to clients",
  saveFirst: "Save the changes first.",

  backToList: "Templates",
  gone: "There is no such template",
  goneText: "It may have been deleted, or the link is wrong.",
  facts: "{hardware} · version {version} · changed {time}",
} as const satisfies Translation<typeof sl>;

export const configTemplatesTexts = { en, sl };
