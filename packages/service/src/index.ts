export {
  defineConfig,
  parseConfig,
  type ProjectSeed,
  type ServiceConfig,
  type ServiceConfigInput,
} from './config/config.js'
export type {
  ClaimsEvent,
  HookDecision,
  HookUser,
  SignInEvent,
  SignUpEvent,
} from './config/hooks-config.js'
export { loadConfig } from './config/config-file.js'
export { createService, type Service, type ServiceOptions } from './service.js'
