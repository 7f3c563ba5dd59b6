// Draws the packages and their layers from the imports and from the order that layers.test.ts enforces.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow, importSource, root } from './sources.mjs'

const picture = 'docs/images/architecture.svg'
const packagesFolder = join(root, 'packages')

const WIDTH = 480
const MARGIN = 20
const ROW = 22
const HEADER = 48
const DOMAIN_COLUMNS = 3

/**
 * A package and what its sources import.
 *
 * @typedef {{ name: string, imports: string[], layers: readonly string[] }} Package
 */

/** @param {string} name @param {readonly string[]} layers @returns {Promise<Package>} */
const readPackage = async (name, layers) => {
  const source = join(packagesFolder, name, 'src')
  const files = (await filesBelow(source)).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test'),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(source, file), 'utf8')))
  const specifiers = texts.join('\n').matchAll(/from '@latchkey\/([a-z]+)/g)
  const imports = new Set([...specifiers].map(([, imported]) => imported ?? ''))
  imports.delete(name)
  return { name, imports: [...imports].toSorted(), layers }
}

/** Sorts packages so that each follows what it imports. @param {Package[]} packages */
const sortByImports = (packages) => {
  /** @type {Package[]} */
  const sorted = []
  while (sorted.length < packages.length)
    sorted.push(
      ...packages.filter(
        (entry) =>
          !sorted.includes(entry) &&
          entry.imports.every((name) => sorted.some((below) => below.name === name)),
      ),
    )
  return sorted
}

/** @param {number} x @param {number} y @param {string} kind @param {string} text */
const label = (x, y, kind, text) => `<text class="${kind}" x="${x}" y="${y}">${text}</text>`

/** @param {number} x @param {number} y @param {number} width @param {number} height */
const box = (x, y, width, height, kind = 'package') =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`

/** Arranges the layers of a package in lines, highest first. The folders of the domain share lines. */
const linesOf = (/** @type {readonly string[]} */ layers) => {
  /** @type {string[][]} */
  const lines = []
  for (const layer of layers.toReversed()) {
    const last = lines.at(-1)
    const sharesLine =
      layer.startsWith('domain/') &&
      last?.[0]?.startsWith('domain/') &&
      last.length < DOMAIN_COLUMNS
    if (sharesLine) last?.unshift(layer)
    else lines.push([layer])
  }
  return lines
}

/** @param {string[]} line @param {number} x @param {number} y @param {number} width */
const drawLine = (line, x, y, width) => {
  const cell = width / line.length
  return line.map((layer, at) => {
    const kind = layer.startsWith('domain/') ? 'domain' : 'layer'
    const frame = box(x + at * cell, y, cell - 2, ROW - 2, kind)
    return frame + label(x + at * cell + 8, y + 14, 'name', layer.replace('domain/', ''))
  })
}

/** @param {Package} entry */
const heightOf = ({ layers }) => HEADER + linesOf(layers).length * ROW + (layers.length > 0 ? 8 : 0)

/** @param {Package} entry @param {number} x @param {number} y @param {number} width */
const drawPackage = (entry, x, y, width) => {
  const { name, imports, layers } = entry
  const lines = linesOf(layers).flatMap((line, at) =>
    drawLine(line, x + 10, y + HEADER + at * ROW, width - 20),
  )
  return [
    box(x, y, width, heightOf(entry)),
    label(x + 12, y + 20, 'title', `packages/${name}`),
    label(x + 12, y + 38, 'note', `imports ${imports.join(', ') || 'no other package'}`),
    ...lines,
  ].join('\n')
}

/**
 * Draws packages above each other. Resolves to the drawing and the top of its highest package.
 *
 * @param {Package[]} packages lowest first
 * @param {number} x
 * @param {number} bottom
 */
const drawColumn = (packages, x, bottom) => {
  let top = bottom
  const shapes = packages.map((entry) => {
    top -= heightOf(entry) + MARGIN
    return drawPackage(entry, x, top, WIDTH)
  })
  return { top, shapes }
}

const STYLE = `
text { font: 13px ui-sans-serif, system-ui, sans-serif; fill: #1f2328 }
.title { font-weight: 600 } .note { fill: #59636e }
.name { font: 12px ui-monospace, monospace }
.package { fill: #fff; stroke: #8b949e } .layer { fill: #eaeef2 } .domain { fill: #ddf4ff }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc } .note { fill: #9198a1 }
  .package { fill: #0d1117; stroke: #6e7681 } .layer { fill: #262c36 } .domain { fill: #0c2d6b }
}`

const drawArchitecture = async () => {
  const { LAYERS } = await importSource('packages/core/test/support/layer-order.ts')
  const names = (await readdir(packagesFolder)).filter((name) => name !== 'benchmarks')
  const packages = sortByImports(
    await Promise.all(names.map((name) => readPackage(name, LAYERS[name] ?? []))),
  )
  const [contract, ...others] = packages
  if (contract?.name !== 'contract') throw new Error('packages/contract must import no package.')
  /** @param {Package} entry */
  const usesService = ({ name, imports }) => name === 'service' || imports.includes('service')
  const left = drawColumn(
    others.filter((entry) => !usesService(entry)),
    MARGIN,
    0,
  )
  const right = drawColumn(others.filter(usesService), 2 * MARGIN + WIDTH, 0)
  const top = Math.min(left.top, right.top) - MARGIN
  const width = 2 * WIDTH + 3 * MARGIN
  const height = heightOf(contract) + MARGIN - top
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}" role="img">`,
    '<title>The packages and their layers</title>',
    `<style>${STYLE}\n</style>`,
    ...left.shapes,
    ...right.shapes,
    drawPackage(contract, MARGIN, 0, width - 2 * MARGIN),
    '</svg>\n',
  ].join('\n')
}

/** Resolves to a problem if the committed picture differs from the code. */
export const findOutdatedArchitecture = async () =>
  (await readFile(join(root, picture), 'utf8')) === (await drawArchitecture())
    ? []
    : [`${picture}: differs from the code. Run "node docs/scripts/architecture.mjs".`]

if (process.argv[1] === import.meta.filename)
  await writeFile(join(root, picture), await drawArchitecture())
