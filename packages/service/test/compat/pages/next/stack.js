import 'server-only'
import { StackServerApp } from '@stackframe/stack'

export const app = new StackServerApp({
  ...JSON.parse(process.env.COMPAT_OPTIONS),
  tokenStore: 'nextjs-cookie',
})
