import { browserLibrary, withStaticImports } from '../../scripts/build/rolldown.js'

// tsup can't group modules: signing in with a password would load 24.5 kB in 10 files, not 22.9 kB in 3.
export default browserLibrary({
  groups: [
    // The code for owners of projects reads markers too: in `client`, pages whose app keeps the session would load this.
    { name: 'session-marker', test: /[\\/]session-marker\.ts$/, priority: 3 },
    // These are small and shared with lazy chunks: in a chunk of their own, they make an app's bundler split the
    // contract, for one more request.
    withStaticImports('client', 'src/index.ts', 'src/server-sessions.ts', 'src/lib/result.ts'),
    // Parts that load one of these small modules load nearly all of them.
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
  ],
})
