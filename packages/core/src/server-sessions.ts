export { ClientApp, type ServerSessionOptions } from './app/server-session-client-app.js'
