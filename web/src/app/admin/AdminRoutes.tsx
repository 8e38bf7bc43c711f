import { Navigate, Route, Routes } from "react-router-dom";
import { OvertakenHost } from "../../shared/merge/OvertakenHost";
import { Offered } from "../Offered";
import { paths, patterns } from "../paths";
import { adminPages } from "./adminPages";

const base = patterns.admin.replace(/\*$/, "");

/** The pages of the administrator area, below its single route. */
export function AdminRoutes() {
  return (
    <>
      <OvertakenHost />
      <Routes>
        {adminPages.map(({ path, needs, Page }) => (
          <Route
            key={path}
            path={path.slice(base.length)}
            element={
              <Offered needs={needs}>
                <Page />
              </Offered>
            }
          />
        ))}
        <Route path="*" element={<Navigate to={paths.adminOverview} replace />} />
      </Routes>
    </>
  );
}
