/** What a way in leads to, after a click: in one chunk that the form does not wait for. */
export const loadLater = () => import('./later.js')
