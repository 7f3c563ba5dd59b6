// What a bundler for browsers finds in place of the server app while an app is developed. Vite puts together
// whatever the sources name, before a framework takes out what only its server runs: an import that cannot be
// resolved would leave it without any package. So whatever comes into a browser nevertheless says so there.
throw new Error(
  'ServerApp holds a secret key that everybody could read in a browser. Use ClientApp of @latchkey/core there, and import @latchkey/core/server only into what runs on your server alone.',
)
