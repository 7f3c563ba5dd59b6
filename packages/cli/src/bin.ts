#!/usr/bin/env node
import process from 'node:process'

const { node } = process.versions
const [major = 0, minor = 0] = node.split('.').map(Number)

// Older versions of Node.js fail to load the other modules, with an error that does not name the cause.
if (major > 20 || (major === 20 && minor >= 19)) {
  await import('./main.js')
} else {
  process.stderr.write(
    `Latchkey needs Node.js 20.19 or newer, but this is ${node}. Update Node.js.\n`,
  )
  process.exitCode = 1
}
