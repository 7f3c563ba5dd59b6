#!/usr/bin/env node
import process from 'node:process'

const { node } = process.versions
const [major = 0, minor = 0] = node.split('.').map(Number)

// Older versions of Node fail to load the other modules, with an error that does not name the cause.
if (major > 20 || (major === 20 && minor >= 19)) {
  await import('./main.js')
} else {
  process.stderr.write(`Node 20.19 or newer is needed, and this is ${node}.\n`)
  process.exitCode = 1
}
