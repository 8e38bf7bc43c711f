// Installing packages never downloads a browser; tools/browser.mjs finds or installs one.
module.exports = { skipDownload: true };
