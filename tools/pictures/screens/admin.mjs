/** The administrators' screens. */
export function adminScreens({ sign, group, rollout, template }) {
  const client = `/admin/clients/${sign}`;
  return [
    { area: "fleet", name: "admin overview", path: "/admin/clients_overview" },
    { area: "fleet", name: "clients", path: "/admin/clients" },
    { area: "fleet", name: "one client", path: client },
    { area: "fleet", name: "its configuration", path: `${client}/config` },
    { area: "fleet", name: "by its short address", path: `/config/${sign}` },
    { area: "fleet", name: "groups", path: "/admin/groups" },
    { area: "fleet", name: "one group", path: `/admin/groups?group=${group}` },
    { area: "fleet", name: "fleet health", path: "/admin/fleet_health" },
    { area: "fleet", name: "videos", path: "/admin/videos" },
    { area: "orders", name: "firmware", path: "/admin/firmware" },
    { area: "orders", name: "rollouts", path: "/admin/firmware?view=rollouts" },
    { area: "orders", name: "one rollout", path: `/admin/firmware?rollout=${rollout}` },
    { area: "orders", name: "configuration templates", path: "/admin/config" },
    { area: "orders", name: "one template", path: `/admin/config?template=${template}` },
    { area: "orders", name: "actions", path: "/admin/actions" },
    { area: "orders", name: "action templates", path: "/admin/action_templates" },
    { area: "orders", name: "custom texts", path: "/admin/customtext" },
    { area: "operation", name: "users", path: "/admin/users" },
    { area: "operation", name: "error reports", path: "/admin/error_reports" },
    { area: "operation", name: "audit log", path: "/admin/audit_log" },
    { area: "operation", name: "system", path: "/admin/system" },
  ].map(({ area, ...screen }) => ({ who: "admin", area: `admin ${area}`, ...screen }));
}
