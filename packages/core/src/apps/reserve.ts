/**
 * What an app needs soon, but not for its first steps: another access token, what to do about an answer
 * that is no success, and pages that are not plain paths. One chunk, loaded right after the first.
 */
export { navigate, redirectTo } from '../flows/navigate.js'
export { renewSession } from '../flows/refresh.js'
export { revoke } from '../flows/sign-out.js'
export { recover } from '../http/recover.js'
export { callbackUrl } from '../redirect/page-url.js'
export { loadProject } from '../resources/projects.js'
