import { join, relative } from 'node:path'
import { importsOf, packagesFolder, sourceFiles } from './imports.js'

/** Returns the name of a file for a failure message, such as `core/src/lib/json.ts`. */
export const nameOf = (file: string): string => relative(packagesFolder, file)

/** Returns the path of a file in the `src` of its package. */
const pathInSource = (name: string, file: string): string =>
  relative(join(packagesFolder, name, 'src'), file)

/** Returns the layer that contains a file: a folder or a file. Undefined for an entry point. */
export const layerOf = (name: string, layers: readonly string[], file: string) => {
  const path = pathInSource(name, file)
  return layers.find((layer) => path === layer || path.startsWith(`${layer}/`))
}

/** Returns the files in folders of `src` that belong to no layer. */
export const filesWithoutLayer = (name: string, layers: readonly string[]): string[] =>
  sourceFiles(name)
    .filter((file) => pathInSource(name, file).includes('/'))
    .filter((file) => layerOf(name, layers, file) === undefined)
    .map(nameOf)

/** Returns the imports from a higher layer or from an entry point, types and `import()` included. */
export const importsUp = (name: string, layers: readonly string[]): string[] =>
  sourceFiles(name).flatMap((file) => {
    const layer = layerOf(name, layers, file)
    if (layer === undefined) return []
    return importsOf(file)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .filter(({ target }) => {
        const targetLayer = target && layerOf(name, layers, target)
        return !targetLayer || layers.indexOf(targetLayer) > layers.indexOf(layer)
      })
      .map(({ specifier }) => `${nameOf(file)}: ${specifier}`)
  })

/** Returns the import cycles of the folders of `src`, types and `import()` included. */
export function folderCycles(name: string): string[] {
  const folderOf = (file: string) => {
    const path = pathInSource(name, file)
    return path.includes('/') && !path.startsWith('..') ? path.split('/')[0] : undefined
  }
  const imported = new Map<string, Set<string>>()
  for (const file of sourceFiles(name))
    for (const { target } of importsOf(file)) {
      const [from, to] = [folderOf(file), target && folderOf(target)]
      if (!from || !to || from === to) continue
      imported.set(from, (imported.get(from) ?? new Set()).add(to))
    }
  const next = (folder: string) => [...(imported.get(folder) ?? [])]
  return [...imported.keys()].flatMap((folder) => {
    const cycle = findCycle(folder, next)
    return cycle ? [cycle.join(' > ')] : []
  })
}

/** Returns an import cycle through a file, types and `import()` included, or undefined. */
export const cycleThrough = (file: string): string[] | undefined =>
  findCycle(file, (from) =>
    importsOf(from).flatMap(({ target }) => (target === undefined ? [] : [target])),
  )

/** Returns a way from a node of a graph back to it, or undefined if there is none. */
function findCycle(start: string, next: (node: string) => readonly string[]) {
  const visited = new Set<string>()
  const search = (node: string, path: string[]): string[] | undefined => {
    for (const target of next(node)) {
      if (target === start) return [...path, start]
      if (visited.has(target)) continue
      visited.add(target)
      const cycle = search(target, [...path, target])
      if (cycle) return cycle
    }
    return undefined
  }
  return search(start, [start])
}
