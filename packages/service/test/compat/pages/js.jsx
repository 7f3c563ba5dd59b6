// The page of an app that uses the client without a framework. The checks call `app` themselves.
import { StackClientApp } from '@stackframe/js'

window.app = new StackClientApp({
  ...window.compatOptions,
  tokenStore: 'cookie',
  redirectMethod: 'window',
})
