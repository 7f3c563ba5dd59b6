export { registerPasskey } from './passkey-registration.js'
export { signInWithPasskey } from './passkey-sign-in.js'
