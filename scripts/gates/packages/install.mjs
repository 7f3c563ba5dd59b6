// Installs the packed packages into new apps outside of this repository.
import { join } from 'node:path'
import { useInBrowser } from '../../install/browser-app.mjs'
import { useWithJest } from '../../install/jest-app.mjs'
import { useOnNode } from '../../install/node-app.mjs'
import { compileOnTypeScript } from '../../install/types-app.mjs'
import { createGate, sideBySide } from '../gate.mjs'

const vite = join('vite', 'bin', 'vite.js')
const next = join('next', 'dist', 'bin', 'next')

/** Uses the packed packages. The gates of the first lane take turns, as all of them use the port of the service. */
export const installGate = sideBySide(
  [
    createGate('installed: Node 20, 22, 24', useOnNode),
    createGate('installed: Vite', () => useInBrowser('react-vite', vite, 'preview')),
    createGate('installed: Next', () => useInBrowser('nextjs', next, 'start')),
  ],
  [
    createGate('installed: TypeScript 5, 6, 7', compileOnTypeScript),
    createGate('installed: Jest', useWithJest),
  ],
)
