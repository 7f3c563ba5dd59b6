/** What an app does: see `actions.ts`. */
export const loadActions = () => import('./actions.js')

/** What it needs soon: see `reserve.ts`. */
export const loadReserve = () => import('./reserve.js')
