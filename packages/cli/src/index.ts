// The module for latchkey.config.ts: an app depends on this package only, and pnpm resolves no dependencies of dependencies.
export {
  defineConfig,
  type ClaimsEvent,
  type HookDecision,
  type HookUser,
  type ProjectSeed,
  type ServiceConfigInput,
  type SignInEvent,
  type SignUpEvent,
} from '@latchkey/service'
