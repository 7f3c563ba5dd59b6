/** What an app does: see `actions.ts`. */
export const loadActions = () => import('./actions.js')
