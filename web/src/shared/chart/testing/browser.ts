/** Browser features that Highcharts uses and jsdom lacks; import it before Highcharts. */
Object.assign(window.CSS, { supports: () => false });
