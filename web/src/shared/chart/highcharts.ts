import Highcharts from "highcharts";
import "highcharts/modules/accessibility";

/** Highcharts with its accessibility module; import it only from chunks that are loaded lazily. */
export { Highcharts };
