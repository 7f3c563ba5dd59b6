/**
 * What an app needs soon, but not for its first steps: another access token, what to do about an answer
 * that is no success, an account. One chunk, loaded right after the first.
 */
export { invalidate } from '../cache/invalidate.js'
export { renewSession } from '../flows/refresh.js'
export { signUpWithCredential } from '../flows/sign-up.js'
export { goOn } from '../flows/sign-out-trouble.js'
export { recover } from '../http/recover.js'
export { loadProject } from '../resources/projects.js'
export { tell } from './events.js'
