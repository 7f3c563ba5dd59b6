/** What an app does: see `actions.ts`. */
export const loadActions = () => import('./actions.js')
/** What an app needs soon, but not for its first steps: see `reserve.ts`. */
export const loadReserve = () => import('./reserve.js')
