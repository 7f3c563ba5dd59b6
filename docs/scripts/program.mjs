import { join } from 'node:path'
import ts from 'typescript-6'
import { root } from './sources.mjs'

/**
 * Loads sources with the options of the repository, for the types that they export.
 *
 * @param {readonly string[]} files
 */
export const createProgram = (files) => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return ts.createProgram([...files], { ...options, noEmit: true })
}
