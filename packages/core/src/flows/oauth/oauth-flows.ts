// Both directions of OAuth are loaded together.
export { callOAuthCallback } from './oauth-callback.js'
export { signInWithOAuth } from './oauth.js'
