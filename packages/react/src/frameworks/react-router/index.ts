export type { InitialUserProviderProps } from '../followed-user.js'
export { LatchkeyProvider, type LatchkeyProviderProps, type PageAppOptions } from '../provider.js'
export { InitialUserProvider } from './initial-user-provider.js'
