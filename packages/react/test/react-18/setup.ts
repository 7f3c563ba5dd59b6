import { version } from 'react'
import { version as versionOfDom } from 'react-dom'

for (const reactVersion of [version, versionOfDom])
  if (!reactVersion.startsWith('18.'))
    throw new Error(`These tests are for React 18, but this is ${reactVersion}.`)
