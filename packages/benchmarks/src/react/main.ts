// `npm run bench -- react`: measures the provider and the hook that reads the user, beside those of other
// kits, in one run. Fails if reading the user with Latchkey exceeds its limit.
import { publish } from '../tables.js'
import { kitNames } from './kits.js'
import { measureRender } from './measure-render.js'
import { measureSizes } from './measure-sizes.js'

/** The most CPU time of a page whose components read the user, beside one whose components read a plain context. */
const MOST_OF_USE_CONTEXT = 1.45

const sizes = Object.fromEntries(
  await Promise.all(kitNames.map(async (kit) => [kit, await measureSizes(kit)] as const)),
)
const ratios = await measureRender()
const rows = [
  ['provider and hook: initial download (bytes)', ...kitNames.map((kit) => sizes[kit]?.first)],
  ['provider and hook: total with lazy files (bytes)', ...kitNames.map((kit) => sizes[kit]?.all)],
  [
    '1000 components that read the user (x useContext)',
    ...kitNames.map((kit) => ratios[kit].toFixed(2)),
  ],
].map((cells) => cells.map(String))

for (const [name = '', ...figures] of [['', ...kitNames], ...rows])
  console.log(name.padEnd(60) + figures.map((figure) => figure.padStart(13)).join(''))
await publish([{ name: 'react', head: ['', ...kitNames], rows }])
if (ratios.latchkey > MOST_OF_USE_CONTEXT)
  throw new Error(
    `Reading the user takes ${ratios.latchkey.toFixed(2)} of useContext, above the limit of ${MOST_OF_USE_CONTEXT}.`,
  )
