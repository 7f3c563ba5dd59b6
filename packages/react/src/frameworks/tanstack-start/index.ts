export type { InitialUserProviderProps } from '../followed-user.js'
export type { PageAppOptions } from '../page-app.js'
export { LatchkeyProvider, type LatchkeyProviderProps } from '../provider.js'
export { InitialUserProvider } from './initial-user-provider.js'
