import type { Translation } from "../../i18n/catalogue";
import { sl } from "./actionTemplatesTexts.sl";

const en = {
  title: "Action templates",
  intro: "Actions that people pick from for clients.",
  loadFailed: "There was a problem with obtaining action templates",
  none: "No templates yet",
  noneText: "Add the first one: what it is called, and what the client is to do.",
  noMatch: "No template matches",
  noMatchText: "Change the search.",
  search: "Find a template",
  name: "Name",
  description: "Description",
  type: "Trigger",
  params: "Parameters",
  userVisible: "Visible to",
  changeDate: "Change date",
  actions: "Actions",
  forUsers: "Users",
  adminsOnly: "Administrators",

  add: "Add new template",
  modify: "Modify template",
  modifyOf: "Modify template: {name}",
  remove: "Delete action",
  removeOf: "Delete action: {name}",
  apply: "Apply to clients",
  applyOf: "Apply to clients: {name}",

  nameHint: "What it is called in lists.",
  descriptionHint: "What it is good for.",
  typeHint: "As the client's firmware knows it, for example restart.",
  param1: "Parameter 1",
  param2: "Parameter 2",
  visible: "User visible",
  visibleHint: "Users may send it to their clients themselves.",
  nameTooLong: "1 to 200 characters.",
  typeTooLong: "1 to 100 characters.",
  paramTooLong: "1000 characters at most.",
  descriptionTooLong: "2000 characters at most.",
  added: "The action template is added",
  modified: "The action template is modified",
  addFailed: "There was a problem with adding action template, please try again",
  modifyFailed: "There was a problem with modifying action template, please try again",

  removeTitle: "Delete the action template?",
  removeText: "The template “{name}” will be gone. Actions that were made from it stay.",
  removed: "The action template is deleted",
  removeFailed: "There was a problem with deleting action template, please try again",

  applyTitle: "Action “{name}” for clients",
  applyText: "Clients get the action when they next connect. How it went they tell themselves.",
  queue: "Queue action",
  queued: "Actions queued!",
  queueFailed: "There was a problem with executing actions on the clients",
} as const satisfies Translation<typeof sl>;

export const actionTemplatesTexts = { en, sl };
