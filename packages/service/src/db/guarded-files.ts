import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of a WebAssembly module that this file changes. */
interface Module {
  NODEFS: { stream_ops: { write: (...given: unknown[]) => number } }
  [name: string]: unknown
}

/**
 * The folder of an embedded Postgres. Postgres ends its process when it cannot write its log; embedded, it
 * has none and would spin in this one for good. After the first write that fails, this rejects every further
 * call into the instance, which can only be discarded: as after a crash, the log restores what was committed.
 */
export class GuardedFiles extends NodeFS {
  /** Why a write failed, as the file system reported it. Undefined while all went well. */
  failure: unknown

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const before = [emscriptenOpts.preRun ?? []].flat()
    const guard = (module: unknown) => this.#guard(module as Module)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...before, guard] } }
  }

  #guard(module: Module): void {
    const operations = module.NODEFS.stream_ops
    const { write } = operations
    operations.write = (...parameters) => {
      try {
        return write(...parameters)
      } catch (error) {
        this.failure ??= error
        discard(module)
        throw new Error('The embedded database could not write.', { cause: error })
      }
    }
  }
}

/** Makes every exported function of a module throw. */
function discard(module: Module): void {
  for (const [name, value] of Object.entries(module))
    if (name.startsWith('_') && typeof value === 'function')
      module[name] = () => {
        throw new Error('The embedded database was discarded after a write that failed.')
      }
}

/** An instance and the files that it lies on; none in memory. */
export interface EmbeddedInstance {
  client: PGlite
  files: GuardedFiles | undefined
}
