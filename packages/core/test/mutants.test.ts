import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mutants } from './simulation/mutants.js'

const packages = join(import.meta.dirname, '../..')

// `npm test` builds only some of the mutants. This test finds the others if the source no longer matches them.
it.each(Object.entries(mutants))(
  'the source has exactly one place for each change of the mutant %s',
  (_, { changes }) => {
    for (const { file, from } of changes)
      expect(readFileSync(join(packages, file), 'utf8').split(from)).toHaveLength(2)
  },
)
