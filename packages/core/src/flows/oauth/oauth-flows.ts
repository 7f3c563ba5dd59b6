// Both directions of OAuth are loaded together.
export { callOAuthCallback } from './oauth-callback.js'
export { goToProvider, signInWithOAuth } from './oauth.js'
export { findSsoConnection, signInWithSso } from './sso.js'
