#!/usr/bin/env node
import { run } from './create.js'

process.exitCode = await run(process.argv.slice(2))
