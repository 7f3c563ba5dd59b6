import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Writes into a file and returns how many bytes were written. */
type Write = (
  stream: unknown,
  buffer: unknown,
  offset: number,
  length: number,
  position: number,
) => number

/** The part of a WebAssembly module that this file changes. */
interface Module {
  NODEFS: { stream_ops: { write: Write } }
  [name: string]: unknown
}

/**
 * The folder of an embedded Postgres. Postgres ends its process when it cannot write its log; an embedded one
 * has no process and would loop in this one forever. After the first failed write, this class rejects every
 * further call into the instance, which can only be discarded: as after a crash, the log restores what was
 * committed.
 */
export class GuardedFiles extends NodeFS {
  /** The error of the file system for the failed write. Undefined before a write has failed. */
  failure: unknown

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const before = [emscriptenOpts.preRun ?? []].flat()
    const guard = (module: unknown) => this.#guard(module as Module)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...before, guard] } }
  }

  #guard(module: Module): void {
    const operations = module.NODEFS.stream_ops
    const { write } = operations
    operations.write = (stream, buffer, offset, length, position) => {
      try {
        const written = write(stream, buffer, offset, length, position)
        // Postgres also fails here, because there was no space for the rest.
        if (written < length) throw new Error('its disk is full')
        return written
      } catch (error) {
        this.failure ??= error
        discard(module)
        throw new Error('The embedded database could not write.', { cause: error })
      }
    }
  }
}

/**
 * Makes every exported function of a module throw, including the one that restores the stack: PGlite calls it
 * after each error, and would retry forever.
 */
function discard(module: Module): void {
  for (const [name, value] of Object.entries(module))
    if ((name.startsWith('_') || name === 'stackRestore') && typeof value === 'function')
      module[name] = () => {
        throw new Error('The embedded database was discarded after a write that failed.')
      }
}

export interface EmbeddedInstance {
  client: PGlite
  /** Undefined in memory. */
  files: GuardedFiles | undefined
  /** Whether it is a new copy of the empty database. */
  isCopy: boolean
}
