import { expect, it } from "@jest/globals";
import { sources } from "./sources";

/** Native selects, and why they are no comboboxes: their options are fixed and few, or are no names to search for. */
const native: Record<string, string> = {
  "features/actions/ActionsView.tsx": "orders and states",
  "features/admin-client/cards/DeviceCard.tsx": "three kinds of vision",
  "features/admin-clients/add/AddClientsForm.tsx": "three kinds of vision",
  "features/admin-clients/filters/FilterBar.tsx": "states and concerns",
  "features/audit-log/AuditFilters.tsx": "results",
  "features/client/embed/GraphCard.tsx": "kinds of graph",
  "features/client/engineering/SpeedsCard.tsx": "eight gaps, in their order",
  "features/client/notes/NoteDialog.tsx": "four kinds, and the device's own groups",
  "features/client/settings/ConnectionSection.tsx": "intervals",
  "features/compare/CompareSides.tsx":
    "what can be compared with, and the times between the moves of one street",
  "features/config-templates/NewTemplateDialog.tsx": "three ways to begin",
  "features/config-templates/TemplatesView.tsx": "families of hardware",
  "features/firmware/rollouts/RolloutDevices.tsx": "states",
  "features/groups/changes/NewGroupDialog.tsx": "two types of group",
  "features/profile/details/ProfileDetails.tsx": "languages",
  "features/public-page/CalendarPeriod.tsx": "periods of the calendar, without the portal's parts",
  "features/public-page/PlacesPanel.tsx": "columns, without the portal's parts",
  "features/report-schedules/form/ReportSection.tsx": "intervals, languages",
  "features/report-schedules/form/WhenSection.tsx": "days of the month, in their order",
  "features/users/account/InviteDialog.tsx": "languages",
  "features/users/UsersView.tsx": "four filters",
  "features/valve-location/history/RunLog.tsx": "five filters",
  "shared/calendars/CalendarDialog.tsx": "four kinds",
  "shared/config/ConfigField.tsx": "what a field of the configuration can be",
  "shared/dateField/CalendarPopover.tsx": "hours and minutes",
  "shared/imports/draft/ColumnsTable.tsx": "what a column can mean",
  "shared/imports/draft/FileFacts.tsx": "stretches of time",
  "shared/imports/draft/Questions.tsx": "the answers that a question has",
  "shared/imports/draft/ReadAs.tsx": "two directions",
  "shared/imports/draft/SaidFacts.tsx": "who is meant by a word, and usual lengths of intervals",
  "shared/interval/CalendarPicker.tsx": "periods of the calendar, in their order",
  "shared/roads/GraphPicker.tsx": "kinds of graph",
  "shared/ui/SelectField.tsx": "the field itself",
  "shared/ui/SortPicker.tsx": "columns",
};

/** True for a native select on a page, or a field based on one. */
const isSelect = (text: string) => /<(NativeSelect\.Field|SelectField|select)\b/.test(text);

it("a native select is where choices are few and known beforehand; what grows with the fleet is chosen by a Chooser", () => {
  const found = sources(".tsx").flatMap(([path, text]) => (isSelect(text) ? [path] : []));
  expect(found.sort()).toEqual(Object.keys(native).sort());
});
