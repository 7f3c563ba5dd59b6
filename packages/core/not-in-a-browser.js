// Bundlers for browsers get this file instead of the server app, whose secret key every visitor could read. The
// import cannot be resolved, so every bundler fails and prints the name of the module.
import '@latchkey/core/the-server-app-holds-a-secret-key-so-use-ClientApp-in-a-browser'
