/**
 * What an app needs soon, but not for its first steps: another access token, what to do about an answer
 * that is no success, an account, a request of the app's own. One chunk, loaded right after the first.
 */
export { invalidate } from '../cache/invalidate.js'
export { signInAnonymously } from '../flows/anonymous.js'
export { renewSession } from '../flows/refresh.js'
export { checkFeatureSupport, sendRequest } from '../flows/send-request.js'
export { signUpWithCredential } from '../flows/sign-up.js'
export { goOn } from '../flows/sign-out-trouble.js'
export { recover } from '../http/recover.js'
export { loadProject } from '../resources/projects.js'
export { tell } from './events.js'
